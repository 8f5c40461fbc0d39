import { type Draws, drawnSource, firstOf, type DrawNeed, type DrawSource } from '../chance/chance.ts';
import type { Command } from '../contract/command.ts';
import { decideCommand, type Decision } from '../decide/decide.ts';
import { LABEL } from '../contract/labels.ts';
import { matchOfCommand } from '../decide/match-of-command.ts';
import type { CampaignRefusal } from '../contract/refusal.ts';
import type { Campaign } from '../state/campaign.ts';
import { adaptedCommand } from './adapt.ts';
import { resolvedCommand } from './as-it-was.ts';
import { evolve, type Fact } from '../contract/fact.ts';
import { type LostEvent, lostEvents, withoutLost } from './lost-events.ts';

/** A fact that is no longer possible after a correction. */
export interface Dropped {
  fact: Fact;
  refusal: CampaignRefusal;
}

/** The result of a correction. */
export interface Corrected {
  status: 'done';
  /** The place of the first fact that is replaced. */
  from: number;
  facts: readonly Fact[];
  before: Campaign;
  after: Campaign;
  dropped: readonly Dropped[];
  /** Events that are dropped because one of their units is no longer in the match. */
  lostEvents: readonly LostEvent[];
  /** Facts of matches that were played, repeated with the units that still exist. */
  adapted: readonly Dropped[];
  /** The numbers of dice, random draws and decisions that are kept, no longer needed, and added. */
  draws: { kept: number; gone: number; added: number };
}

/** The result of a correction, what it needs first, or why it is refused. */
export type Correction =
  | Corrected
  | { status: 'needs'; need: DrawNeed; for: Command }
  | { status: 'refused'; refusal: CampaignRefusal };

/** A correction: one fact changed or removed, or a whole match removed. */
export type Amend = { place: number; command?: Command } | { match: string };

/**
 * Tries a correction: everything from the corrected fact on is decided again. Dice that still apply are kept, and random
 * draws of past events are never repeated; missing dice come from the source, or are asked for. The facts do not change:
 * the result shows the corrected campaign.
 */
export const amend = (facts: readonly Fact[], wanted: Amend, source: () => DrawSource): Correction => {
  const from = 'match' in wanted ? facts.findIndex(({ match }) => match === wanted.match) : wanted.place;
  if (from < 0 || from >= facts.length) return { status: 'refused', refusal: { code: 'unknown-match' } };
  const before = evolve(facts);
  let after = evolve(facts.slice(0, from));
  const made: Fact[] = [];
  const dropped: Dropped[] = [];
  const changed: Dropped[] = [];
  const lost: LostEvent[] = [];
  const draws = { kept: 0, gone: 0, added: 0 };
  for (const [i, fact] of facts.slice(from).entries()) {
    const fought = isFought(facts, fact);
    const isCorrection = 'place' in wanted && wanted.place === from + i;
    const gone = isCorrection ? [] : lostEvents(before, after, fact);
    const corrected = correctedCommand(fact, from + i, wanted, fought);
    const remaining = corrected && withoutLost(corrected, gone);
    if (corrected) lost.push(...gone);
    if (!remaining) continue;
    const attempt = (command: Command): Attempt => {
      const known = drawnSource(fact.draws);
      return { command, known, decision: decideCommand(after, command, firstOf(known, source())) };
    };
    let tried = attempt(remaining);
    if (tried.decision.status === 'refused' && !isCorrection) {
      const { refusal } = tried.decision;
      const other = adaptedCommand(after, remaining, fought);
      if (other) tried = attempt(other);
      (tried.decision.status === 'refused' ? dropped : changed).push({ fact, refusal });
    }
    const { command, known, decision } = tried;
    if (decision.status === 'needs') return { ...decision, for: command };
    if (decision.status === 'refused' && isCorrection) return decision;
    if (decision.status === 'refused') continue;
    const still = withTargets(decision.draws, known.left, command);
    const unused = countDraws(known.left) - (countDraws(still) - countDraws(decision.draws));
    const kept = countDraws(fact.draws) - unused;
    draws.kept += kept;
    draws.gone += unused;
    draws.added += countDraws(still) - kept;
    const match = matchOfCommand(after, command);
    after = decision.campaign;
    made.push({ ...fact, command, draws: still, changes: decision.changes, ...(match === undefined ? {} : { match }) });
  }
  return { status: 'done', from, facts: made, before, after, dropped, lostEvents: lost, adapted: changed, draws };
};

/** One way to carry a fact out again. */
interface Attempt {
  command: Command;
  known: ReturnType<typeof drawnSource>;
  decision: Decision;
}

/** Whether the match that a fact sets up was finished. */
const isFought = (facts: readonly Fact[], { match }: Fact): boolean =>
  facts.some(({ command }) => command.type === 'conclude' && command.match === match);

const correctedCommand = (fact: Fact, place: number, wanted: Amend, fought: boolean): Command | undefined => {
  if ('match' in wanted) return fact.match === wanted.match ? undefined : resolvedCommand(fact, fought);
  if (place === wanted.place) return wanted.command;
  return resolvedCommand(fact, fought);
};

/** Adds the draws of an event's targets, which are kept and therefore were not needed again. */
const withTargets = (draws: Draws, left: Draws, command: Command): Draws =>
  command.type === 'event' && command.happened?.length
    ? {
        ...draws,
        dice: [...left.dice.filter((die) => die.for === LABEL.howMany), ...draws.dice],
        picks: [...left.picks, ...draws.picks],
      }
    : draws;

const countDraws = ({ dice, picks, choices }: Draws): number => dice.length + picks.length + choices.length;
