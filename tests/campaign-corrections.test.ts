import {
  amend,
  type Amend,
  type Corrected,
  decideCommand,
  differences,
  drawnSource,
  evolve,
  type Fact,
  factsOf,
  firstOf,
  keyedSource,
  NO_DRAWS,
  policySource,
  type DrawSource,
} from '@muster/campaign';
import { Dice } from '@muster/kernel';
import { CAMPAIGN_RULESETS, type CampaignRulesetId } from '@muster/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { Branch } from './lib/branch.ts';
import { ShownDice } from './lib/shown-dice.ts';

const BOOKS = 4;
const CORRECTIONS = 6;

interface Tried {
  seed: string;
  facts: readonly Fact[];
  wanted: Amend;
  corrected: Corrected;
}

/** Changes or removes any entry of a book. */
const anyCorrection = (facts: readonly Fact[], dice: Dice): Amend => {
  const matches = [...new Set(facts.flatMap(({ match }) => (match === undefined ? [] : [match])))];
  const concluded = facts.flatMap(({ command }, place) => (command.type === 'conclude' ? [{ command, place }] : []));
  const kind = dice.below(3);
  if (kind === 0) return { match: matches[dice.below(matches.length)] };
  if (kind === 1 || concluded.length === 0) return { place: 3 + dice.below(facts.length - 3) };
  const { command, place } = concluded[dice.below(concluded.length)];
  const destroyed = command.report.destroyed.filter(() => dice.below(2) === 0);
  return {
    place,
    command: { ...command, winner: dice.below(2) === 0 ? 'a' : 'b', report: { ...command.report, destroyed } },
  };
};

const sourceOf = (seed: string, facts: readonly Fact[]): DrawSource =>
  firstOf(keyedSource(seed), policySource(evolve(facts)));

const triedOn = (ruleset: CampaignRulesetId, seed: string): Tried[] => {
  const { facts } = new Branch(`${ruleset} ${seed}`, new ShownDice(seed)).play(ruleset, seed);
  const source = sourceOf(seed, facts);
  const dice = new Dice(`corrections ${ruleset} ${seed}`);
  return Array.from({ length: CORRECTIONS }, () => anyCorrection(facts, dice)).flatMap((wanted): Tried[] => {
    const corrected = amend(facts, wanted, () => source);
    return corrected.status === 'done' ? [{ seed, facts, wanted, corrected }] : [];
  });
};

const targetsIn = ({ changes }: Fact): unknown[] =>
  changes.flatMap((change) =>
    change.type === 'event' ? [[change.event.id, change.event.army, change.event.targets]] : [],
  );

/** Returns the id of the random event that a fact is about. */
const idOf = ({ changes }: Fact): string | undefined =>
  changes.flatMap((change) => (change.type === 'event' ? [change.event.id] : []))[0];

describe.each(CAMPAIGN_RULESETS)('corrections of random books of %s', (ruleset) => {
  let all: readonly Tried[] = [];
  beforeAll(() => {
    all = Array.from({ length: BOOKS }, (_, i) => triedOn(ruleset, `book ${i}`)).flat();
    expect(all.length).toBeGreaterThan(BOOKS * 3);
  }, 60_000);

  test('have the result that the preview showed', () => {
    for (const { seed, facts, wanted, corrected } of all) {
      const read = JSON.parse(JSON.stringify(facts)) as Fact[];
      const source = sourceOf(seed, read);
      const again = amend(read, wanted, () => source);
      expect(again).toEqual(corrected);
      const { from, before, after, facts: made } = corrected;
      const amendment = { at: '2026-10-01', by: 'x', reason: 'y', from, facts: made };
      const written = evolve(factsOf([...facts.map((fact) => ({ fact })), { amendment }]));
      expect(written).toEqual(after);
      expect(differences(before, written)).toEqual(differences(before, after));
    }
  });

  test('keep dice that still apply; missing dice are those that would have been rolled at the time', () => {
    for (const { seed, facts, corrected } of all) {
      let campaign = evolve(facts.slice(0, corrected.from));
      for (const { command, draws, changes } of corrected.facts) {
        // When the first of two events with one number is removed, the second becomes the first but keeps its dice.
        const dice = draws.dice.filter((die) => die.for.startsWith('event '));
        const fresh = firstOf(drawnSource({ ...NO_DRAWS, dice, choices: draws.choices }), keyedSource(seed));
        const decision = decideCommand(campaign, command, fresh);
        if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
        if (command.type !== 'event') expect(decision.draws).toEqual(draws);
        expect(decision.changes).toEqual(changes);
        ({ campaign } = decision);
      }
    }
  });

  test('make no random draw again', () => {
    let events = 0;
    let lost = 0;
    for (const { facts, corrected } of all) {
      lost += corrected.lostEvents.length;
      for (const fact of corrected.facts.filter(({ command }) => command.type === 'event')) {
        const old = facts.find((one) => one.match === fact.match && idOf(one) === idOf(fact));
        expect(targetsIn(fact)).toEqual(old && targetsIn(old));
        expect(fact.draws.picks).toEqual(old?.draws.picks);
        events++;
      }
    }
    expect(events).toBeGreaterThan(100);
    expect(lost).toBeGreaterThan(0);
  });
});
