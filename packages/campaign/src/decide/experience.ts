import type { Match, MatchKill } from '../state/campaign.ts';
import { unitOf } from '../state/find.ts';
import { inBookOrder } from './casualties.ts';
import type { Desk } from './desk.ts';
import { settleKillers } from './kills.ts';
import { LABEL } from '../contract/labels.ts';
import { levelUp } from './level.ts';

/** A kill and the unit that gets it, if anybody does. */
interface Claim {
  kill: MatchKill;
  by?: string;
}

/** Step 4: XP for surviving and for kills, then the levels that it makes. */
export const earnExperience = (desk: Desk, id: string): void => {
  const match = desk.match(id, 'experience');
  const units = inBookOrder(desk, match);
  for (const unit of units) if (survives(desk, match, unit)) award(desk, id, unit, 1, 'survived');
  const kills = settleKillers(desk, match, match.report.kills);
  const claims = kills.map((kill): Claim => ({ kill, by: claimant(desk, match, kill) }));
  for (const claim of claims) rewardKill(desk, match, claim);
  rewardMercilessness(desk, match, claims);
  for (const unit of units) {
    cap(desk, unit);
    levelUp(desk, unit);
  }
  desk.change({ type: 'match', match: id, set: { step: 'upgrade' } });
};

/** Who is no casualty has survived; not those who left with their army, where that was agreed (campaign:P3, campaign:X11). */
const survives = (desk: Desk, { casualties, report }: Match, unit: string): boolean =>
  !casualties.includes(unit) && (report.left[unit] !== 'conceded' || desk.campaign.options.concedeEarnsSurvivorXp);

/** Gives a unit XP from a match, unless it died in it (campaign:K14). */
export const award = (
  desk: Desk,
  match: string,
  unit: string,
  amount: number,
  why: 'survived' | 'kill' | 'frenzy' | 'no-mercy' | 'quick-win' | 'revenge' | 'event' | 'duel',
): void => {
  if (desk.match(match).dead.includes(unit) || !unitOf(desk.campaign, unit)) return;
  desk.change({ type: 'xp', unit, amount, why, match });
};

/** Who gets a kill: the one who did it, or whom the owner names where nobody can tell (campaign:X3); own units are no kill (campaign:X9). */
const claimant = (desk: Desk, { armies }: Match, kill: MatchKill): string | undefined => {
  const armyOf = (unit: string): string | undefined => armies.find(({ brought }) => Object.hasOwn(brought, unit))?.army;
  const able = kill.by.filter(
    (unit) => unitOf(desk.campaign, unit) && kill.victims.every((victim) => armyOf(victim) !== armyOf(unit)),
  );
  if (able.length < 2) return able[0];
  return String(desk.choose(desk.owner(able[0]).id, LABEL.kill(kill.victims), able));
};

/** 1 for a unit and 2 for a hero, so 3 for both together (campaign:X1, campaign:X2); and more in a frenzy (campaign:E13). */
const rewardKill = (desk: Desk, match: Match, { kill, by }: Claim): void => {
  if (by === undefined || match.dead.includes(by)) return;
  for (const victim of kill.victims) award(desk, match.id, by, isHero(match, victim) ? 2 : 1, 'kill');
  if (!kill.melee || !isFrenzied(desk, match, kill.round)) return;
  // The owner may have picked the unit, so the die is keyed by the victim alone.
  for (const victim of kill.victims)
    award(desk, match.id, by, desk.d3(LABEL.frenzy(by, victim), `frenzy for ${victim}`), 'frenzy');
};

const isFrenzied = (desk: Desk, { events }: Match, round: number | undefined): boolean =>
  events.some((event) => event.round === round && desk.rules.events[event.number].books[0]?.keep === 'frenzy');

/** Heroes among the victims: as they were when the match was set up, for they may be off the sheet by now. */
const isHero = ({ before }: Match, unit: string): boolean =>
  before.some(({ units }) => units.some(({ id, hero }) => id === unit && hero));

/** The first to destroy a Shaken unit in the round of the event; one single time for all armies (campaign:E21). */
const rewardMercilessness = (desk: Desk, match: Match, claims: readonly Claim[]): void => {
  for (const { number, round } of match.events) {
    const [mercy] = desk.rules.events[number].books;
    if (mercy?.keep !== 'no-mercy') continue;
    const first = claims.find(({ kill, by }) => kill.shaken && kill.round === round && by !== undefined);
    if (first?.by !== undefined) award(desk, match.id, first.by, mercy.xp, 'no-mercy');
  }
};

/** No more than the most: what is over is lost (campaign:X5). */
const cap = (desk: Desk, id: string): void => {
  const { xp } = desk.unit(id);
  const { mostXp } = desk.rules;
  if (xp > mostXp) desk.change({ type: 'xp', unit: id, amount: mostXp - xp, why: 'surplus' });
};
