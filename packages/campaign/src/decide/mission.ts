import type { Command } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';
import { refuse } from '../contract/refusal.ts';

/** Begins a round at a table: armies concede first, then dice decide about random events (campaign:P1, campaign:P2). */
export const startRound = (desk: CommandState, command: Extract<Command, { type: 'start-round' }>): void => {
  const { match: id, round, conceding = [] } = command;
  const match = desk.match(id, 'mission');
  if (round !== match.round + 1) refuse('wrong-round', { need: match.round + 1, have: round });
  desk.change({ type: 'match', match: id, set: { round } });
  for (const army of conceding) concede(desk, id, army, round);
  const left = desk.match(id).armies.filter(({ conceded }) => conceded === undefined).length;
  if (left === 1) return;
  const dice = desk.campaign.options.eventDice === 'perMatch' ? 1 : left;
  for (let i = 0; i < dice; i++)
    if (desk.die(LABEL.eventCheck(round)) >= desk.rules.eventOn) {
      const tens = desk.die(LABEL.eventTens(round));
      const ones = desk.die(LABEL.eventOnes(round));
      desk.change({
        type: 'match',
        match: id,
        set: { due: [...desk.match(id).due, { number: tens * 10 + ones, round }] },
      });
    }
};

/** Lets an army concede; the last army left cannot (campaign:P4). */
const concede = (desk: CommandState, id: string, army: string, round: number): void => {
  const { armies } = desk.match(id);
  const left = armies.filter((one) => one.conceded === undefined && one.army !== army);
  if (desk.matchArmy(id, army).conceded !== undefined || left.length === 0)
    refuse('cannot-concede', { what: desk.army(army).name });
  desk.change({ type: 'match-army', match: id, army, set: { conceded: round } });
};

/** The kinds of rolls that an underdog point may be spent on: rolls by or for a unit in the battle (campaign:M6). */
const BATTLE_ROLLS = ['hit', 'block', 'morale', 'cast', 'dangerous', 'wound-effect', 'save', 'other'] as const;

/** Spends an underdog point on a roll; only one point per roll, for all armies together (campaign:M6). */
export const spendUnderdog = (
  desk: CommandState,
  { match, army, roll, modifier, of = 'other' }: Extract<Command, { type: 'spend-underdog' }>,
): void => {
  const { rolls } = desk.match(match, 'mission');
  const { underdog } = desk.matchArmy(match, army);
  if (modifier !== 1 && modifier !== -1) refuse('bad-value', { what: 'modifier', have: modifier });
  if (!BATTLE_ROLLS.some((one) => one === of)) refuse('not-offered', { what: of });
  if (underdog === 0) refuse('no-underdog-points', { what: desk.army(army).name });
  if (rolls.includes(roll)) refuse('one-point-per-roll', { what: roll });
  desk.change({ type: 'match-army', match, army, set: { underdog: underdog - 1 } });
  desk.change({ type: 'match', match, set: { rolls: [...rolls, roll] } });
};
