import type { Match, MatchKill } from '../state/campaign.ts';
import { unitOf } from '../state/find.ts';
import { inMatchOrder } from './casualties.ts';
import type { CommandState } from './command-state.ts';
import { settleKillers } from './kills.ts';
import { LABEL } from '../contract/labels.ts';
import { levelUp } from './level.ts';

/** A kill and the unit that gets it, if any. */
interface Claim {
  kill: MatchKill;
  by?: string;
}

/** Step 4: XP for surviving and for kills, then new levels. */
export const earnExperience = (desk: CommandState, id: string): void => {
  const match = desk.match(id, 'experience');
  const units = inMatchOrder(desk, match);
  for (const unit of units) if (survives(desk, match, unit)) award(desk, id, unit, 1, 'survived');
  const kills = settleKillers(desk, match, match.report.kills);
  const claims = kills.map((kill): Claim => ({ kill, by: claimant(desk, match, kill) }));
  for (const claim of claims) rewardKill(desk, match, claim);
  rewardNoMercy(desk, match, claims);
  for (const unit of units) {
    cap(desk, unit);
    levelUp(desk, unit);
  }
  desk.change({ type: 'match', match: id, set: { step: 'upgrade' } });
};

/** Whether a unit gets XP for surviving: it is not a casualty, and units of an army that conceded count by the options (campaign:P3, campaign:X11). */
const survives = (desk: CommandState, { casualties, report }: Match, unit: string): boolean =>
  !casualties.includes(unit) && (report.left[unit] !== 'conceded' || desk.campaign.options.concedeEarnsSurvivorXp);

/** Gives a unit XP from a match, unless it died in it (campaign:K14). */
export const award = (
  desk: CommandState,
  match: string,
  unit: string,
  amount: number,
  why: 'survived' | 'kill' | 'frenzy' | 'no-mercy' | 'quick-win' | 'revenge' | 'event' | 'duel',
): void => {
  if (desk.match(match).dead.includes(unit) || !unitOf(desk.campaign, unit)) return;
  desk.change({ type: 'xp', unit, amount, why, match });
};

/** Returns the unit that gets a kill; its owner chooses if several may have done it (campaign:X3). Kills of own units do not count (campaign:X9). */
const claimant = (desk: CommandState, { armies }: Match, kill: MatchKill): string | undefined => {
  const armyOf = (unit: string): string | undefined => armies.find(({ brought }) => Object.hasOwn(brought, unit))?.army;
  const able = kill.by.filter(
    (unit) => unitOf(desk.campaign, unit) && kill.victims.every((victim) => armyOf(victim) !== armyOf(unit)),
  );
  if (able.length < 2) return able[0];
  return String(desk.choose(desk.owner(able[0]).id, LABEL.kill(kill.victims), able));
};

/** Awards 1 XP for a unit and 2 for a hero, so 3 for both together (campaign:X1, campaign:X2), and more in a frenzy (campaign:E13). */
const rewardKill = (desk: CommandState, match: Match, { kill, by }: Claim): void => {
  if (by === undefined || match.dead.includes(by)) return;
  for (const victim of kill.victims) award(desk, match.id, by, isHero(match, victim) ? 2 : 1, 'kill');
  if (!kill.melee || !isFrenzied(desk, match, kill.round)) return;
  // The owner may have chosen the unit, so the key of the die contains only the victim.
  for (const victim of kill.victims)
    award(desk, match.id, by, desk.d3(LABEL.frenzy(by, victim), `frenzy for ${victim}`), 'frenzy');
};

const isFrenzied = (desk: CommandState, { events }: Match, round: number | undefined): boolean =>
  events.some((event) => event.round === round && desk.rules.events[event.number].books[0]?.keep === 'frenzy');

/** Whether a victim was a hero when the match was set up; it may have left its sheet since. */
const isHero = ({ before }: Match, unit: string): boolean =>
  before.some(({ units }) => units.some(({ id, hero }) => id === unit && hero));

/** Awards XP to the first unit that destroyed a Shaken unit in the round of the event, once for all armies (campaign:E21). */
const rewardNoMercy = (desk: CommandState, match: Match, claims: readonly Claim[]): void => {
  for (const { number, round } of match.events) {
    const [mercy] = desk.rules.events[number].books;
    if (mercy?.keep !== 'no-mercy') continue;
    const first = claims.find(({ kill, by }) => kill.shaken && kill.round === round && by !== undefined);
    if (first?.by !== undefined) award(desk, match.id, first.by, mercy.xp, 'no-mercy');
  }
};

/** Removes XP over the limit (campaign:X5). */
const cap = (desk: CommandState, id: string): void => {
  const { xp } = desk.unit(id);
  const { mostXp } = desk.rules;
  if (xp > mostXp) desk.change({ type: 'xp', unit: id, amount: mostXp - xp, why: 'surplus' });
};
