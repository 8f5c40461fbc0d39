import { type Outcome, type Ruleset, UNIT_FLAG } from '@muster/engine';
import { ALL_EVENTS, type CampaignRulesetId, type EventTable, eventTables, GAMES, newestRuleset } from '@muster/rules';
import { scene, type Scene, type TestAnswers, type TestScene } from './scene.ts';

const rulesetFor = (campaign: CampaignRulesetId): Ruleset =>
  newestRuleset((GAMES.find((game) => game.campaign === campaign) ?? GAMES[0]).id);

/** The random events of the books, including those that others replace. */
export const PRINTED_EVENTS: Readonly<Record<CampaignRulesetId, EventTable>> = eventTables(
  ALL_EVENTS.filter(({ replaces }) => replaces === undefined),
);

/** A scene in which random events happen. */
export interface EventScene extends Scene {
  /** Lets the first unit hold, which ends the round; the next round begins with the event die. */
  happen: (answers?: TestAnswers) => Outcome;
  /** The dice that are left. */
  left: () => number;
}

/**
 * Returns a scene of a campaign battle in which all units but the first have been activated. Random picks are dice
 * faces: 1 is the first.
 */
export const eventScene = (
  campaign: CampaignRulesetId,
  { units, ...spec }: TestScene,
  table: EventTable = PRINTED_EVENTS[campaign],
): EventScene => {
  const set = scene({
    ruleset: rulesetFor(campaign),
    extras: { events: { table, on: 5, dice: 'perMatch', rerollDead: false } },
    ...spec,
    units: units.map((unit, i) => (i === 0 ? unit : { ...unit, flags: (unit.flags ?? 0) | UNIT_FLAG.activated })),
  });
  // The side of the first unit begins the next round, as if the others had acted later.
  set.battle.sideLast.fill(99, 1);
  return { ...set, happen: (answers) => set.activate(units[0].id, 'hold', {}, answers), left: () => set.dice.left };
};
