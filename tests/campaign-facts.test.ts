import { type CampaignRuleset, newestCampaignRules, type DiceTable } from '@muster/campaign';
import { CAMPAIGN_RULESETS, type CampaignRulesetId, type EventRule } from '@muster/rules';
import { PRINTED_EVENTS } from '@muster/testkit';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const path = new URL('../../shared/rules/campaign-facts.json', import.meta.url).pathname;
const isThere = existsSync(path);

interface Row {
  roll?: number;
  rolls?: readonly number[];
  key: string;
}

interface EventFact {
  number: number;
  name: string;
  selection: { kind: string; count?: number | string; filter?: string };
  effects: readonly Record<string, unknown>[];
}

// oxlint-disable-next-line typescript/no-explicit-any
type Facts = any;

const facts = (id: CampaignRulesetId): Facts =>
  (JSON.parse(readFileSync(path, 'utf8')) as { rulesets: Record<string, Facts> }).rulesets[id];

/** Rows of a table for each face of a die, by the fact sheets and by Muster. */
const byFace = (rows: readonly Row[]): string[] => {
  const faces: string[] = [];
  for (const { roll, rolls = [roll ?? 0], key } of rows) for (const face of rolls) faces[face - 1] = key;
  return faces;
};
const ours = (table: DiceTable<string>): (string | undefined)[] => table.rows.slice(1);

/** Dice as the fact sheets write them: D3+3, D6+4, 1. */
const diceText = (amount: { die?: string; plus?: number }): string =>
  [amount.die, amount.plus || !amount.die ? String(amount.plus ?? 0) : undefined].filter(Boolean).join('+');

describe.skipIf(!isThere).each(CAMPAIGN_RULESETS)('the figures of %s', (id) => {
  const rules: CampaignRuleset = newestCampaignRules(id);

  test('of armies, matches and rewards', () => {
    const { setup, missionSetup, mission, recruiting } = facts(id);
    expect(rules).toMatchObject({
      startingPoints: setup.startingPts,
      savingLimit: setup.savingLimit,
      heroesAtStart: setup.heroesAtStart.max,
      gap: missionSetup.gapCap.pts,
      underdogStep: missionSetup.underdog.ptsPerPoint,
      objectiveBonus: missionSetup.specialObjectives.bonusPts,
      rounds: mission.baseRounds.rounds,
      eventOn: Number.parseInt(mission.randomEvents.success, 10),
      winner: { vp: mission.rewards.winner.vp, points: mission.rewards.winner.pts },
      loser: { vp: mission.rewards.loser.vp, points: mission.rewards.loser.pts },
      heroesPerMission: recruiting.hero.maxPerMission,
      heroesAtOnce: recruiting.hero.maxInArmy,
      veteran: { surcharge: recruiting.regular.veteran.surchargePts, xp: recruiting.regular.veteran.xp },
    });
    expect(ours(rules.objectives)).toEqual(byFace(missionSetup.specialObjectives.table));
  });

  test('of casualties', () => {
    const { casualties } = facts(id);
    expect(ours(rules.casualties)).toEqual(byFace(casualties.regularTable.rows));
    expect(ours(rules.injuries)).toEqual(byFace(casualties.injuryTable.rows));
    expect(ours(rules.talents)).toEqual(byFace(casualties.talentTable.rows));
    expect(rules.injuryPrice).toBe(casualties.hero.on1.costChange ?? 0);
    expect(rules.talentPrice).toBe(casualties.hero.on6.costChange ?? 0);
    expect(rules.naturalTalentAgain).toBe(casualties.talentTable.rows[0].repeatable);
    expect(rules.offersNoPermadeath).toBe(Boolean(casualties.noPermadeath?.optional));
  });

  test('of experience', () => {
    const { experience } = facts(id);
    expect(ours(rules.traits)).toEqual(byFace(experience.regular.table));
    expect(rules.levelPrice).toEqual({
      regular: experience.regular.costPerLevel,
      hero: experience.hero.costPerLevel,
    });
    expect([rules.xpPerLevel, rules.mostXp]).toEqual([experience.xpPerLevel, experience.maxXp]);
    expect(rules.specialistTwice).toBe(experience.regular.table[2].repeatable);
    for (const { rolls, options } of experience.hero.skillSetRoll.table)
      for (const face of rolls) expect(rules.skillSets.rows[face]).toEqual(options);
    for (const { key, traits } of experience.skillSets.sets)
      expect(ours(rules.skills[key as keyof typeof rules.skills])).toEqual(byFace(traits));
  });

  test('of all thirty-six events: names, random draws, hits and points', () => {
    const events = facts(id).randomEvents.events as readonly EventFact[];
    const printed = PRINTED_EVENTS[id];
    expect(Object.keys(printed).map(Number)).toEqual(events.map(({ number }) => number));
    for (const event of events) {
      const rule = printed[event.number];
      if (!event.name.startsWith('(')) expect(rule.name).toBe(event.name);
      // What happens to all units picks none.
      expect(picksAs(rule), rule.name).toBe(event.selection.kind.replace('all-units', 'none'));
      expect(countOf(rule), rule.name).toBe(event.selection.count ?? 1);
      for (const { op, count, ap } of event.effects)
        if (op === 'hits') expect(hitsOf(rule), rule.name).toEqual([count, ap]);
      expect(pointsOf(rule), rule.name).toEqual(pointsIn(event));
    }
  });
});

if (!isThere)
  test('there are fact sheets for the campaign rulesets', (context) => context.skip('there is no ../shared/rules'));

const picksAs = ({ picks }: EventRule): string => {
  if (picks.of === 'units') return 'random-unit';
  return { nothing: 'none', army: 'random-army', quarter: 'random-table-quarter', player: 'random-player' }[picks.of];
};

const countOf = ({ picks }: EventRule): number | string =>
  picks.of === 'units' && picks.count ? diceText(picks.count) : 1;

const hitsOf = ({ does }: EventRule): unknown[] => {
  for (const effect of does) if ('hits' in effect) return [diceText(effect.hits), 'ap' in effect ? effect.ap : 0];
  return [];
};

/** Returns all sums of points that an event pays or costs. */
const pointsOf = ({ books }: EventRule): number[] =>
  books.flatMap((entry) => {
    if (entry.keep === 'ransom') return [entry.price.times ?? 0];
    if (entry.keep === 'medics') return [entry.price];
    if (entry.keep === 'bounty') return [entry.points];
    return entry.keep === 'points' ? [entry.points.times ?? entry.points.plus ?? 0] : [];
  });

const pointsIn = ({ effects }: EventFact): number[] =>
  effects.flatMap((effect): number[] => {
    if (effect['layer'] !== 'campaign') return [];
    const sum = (effect['price'] ?? effect['amount'] ?? effect['amountEach']) as number | { times: number } | undefined;
    if (!['ransom-offer', 'paid-option', 'grant-pts'].includes(String(effect['op']))) return [];
    return [typeof sum === 'object' ? sum.times : (sum ?? 0)];
  });
