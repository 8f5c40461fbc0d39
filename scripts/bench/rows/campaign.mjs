// A long campaign: a hundred matches of six armies with a dozen units each, recorded with dice, then replayed and continued.
import {
  decideCommand,
  evolve,
  firstOf,
  keyedSource,
  matchOfCommand,
  NO_CAMPAIGN,
  policySource,
  standings,
} from '@muster/campaign';
import { Dice, hashText, hex } from '@muster/kernel';
import { timed } from '../timed.mjs';

const ARMIES = 6;
const UNITS = 12;
const MATCHES = 100;

/** Records a campaign that is played at random. */
const keepBooks = () => {
  const facts = [];
  let campaign = NO_CAMPAIGN;
  const tell = (command) => {
    const decision = decideCommand(campaign, command, firstOf(policySource(campaign), keyedSource('bench')));
    if (decision.status !== 'done') throw new Error(`${command.type}: ${JSON.stringify(decision)}`);
    const match = matchOfCommand(campaign, command);
    facts.push({ at: '2026-01-01', by: 'bench', command, draws: decision.draws, changes: decision.changes, match });
    campaign = decision.campaign;
  };
  return { facts, tell, now: () => campaign };
};

const unitsOf = (army) =>
  Array.from({ length: UNITS }, (_, i) => ({ id: `${army}-${i}`, name: `Unit ${i}`, base: 80, hero: i === 0 }));

/** Plays a random match with losses, kills and sometimes a random event. */
const playMatch = ({ tell, now }, number, dice) => {
  const id = `match-${number}`;
  const { armies } = now();
  tell({ type: 'set-up', match: id, bring: Object.fromEntries(armies.map((army) => [army.id, bringOf(army)])) });
  for (const army of armies) tell({ type: 'roll-objective', match: id, army: army.id });
  const approved = { by: 'bench', reason: 'the same event in every match' };
  tell({ type: 'event', match: id, number: 61, round: 1, approved });
  const brought = now()
    .matches.at(-1)
    .armies.map((one) => Object.keys(one.brought));
  const kills = brought.map((units, i) => ({
    by: [units[dice.below(units.length)]],
    victims: [brought[(i + 1) % ARMIES][0]],
    round: 2,
    melee: true,
  }));
  const destroyed = kills.flatMap(({ victims }) => victims);
  const report = { destroyed, routed: [], modelsKilled: {}, kills, left: {}, conceded: [], order: [], rounds: 4 };
  tell({ type: 'conclude', match: id, winner: armies[dice.below(ARMIES)].id, report });
  tell({ type: 'check-casualties', match: id });
  tell({ type: 'earn-experience', match: id });
  tell({ type: 'end-step', match: id });
  for (const army of now().armies)
    for (let i = army.units.length; i < UNITS; i++)
      tell({ type: 'recruit', army: army.id, unit: { id: `${army.id}-${number}-${i}`, base: 60 } });
  tell({ type: 'end-step', match: id });
};

/** Returns the units that can come, the cheapest first, up to 900 points. */
const bringOf = ({ units }) => {
  const out = [];
  let value = 0;
  for (const { id, base, delta, sitOut } of units.toSorted((a, b) => a.base + a.delta - b.base - b.delta))
    if (sitOut === 0 && value + base + delta <= 900) {
      value += base + delta;
      out.push(id);
    }
  return out;
};

const longCampaign = () => {
  const books = keepBooks();
  const dice = new Dice('bench campaign');
  books.tell({ type: 'found', name: 'Bench', ruleset: NO_CAMPAIGN.ruleset, kind: 'endless', begun: '2026-01-01' });
  for (let i = 0; i < ARMIES; i++) {
    const army = `army-${i}`;
    books.tell({ type: 'join', army, name: army, player: army, units: unitsOf(army) });
  }
  for (let number = 1; number <= MATCHES; number++) playMatch(books, number, dice);
  return books.facts;
};

const checksumOf = (campaign) =>
  hex(hashText(JSON.stringify([standings(campaign).map(({ army, vp }) => [army, vp]), campaign.armies])));

const replay = timed({
  name: 'campaign.replay100',
  unit: 'ms',
  count: 1,
  warmUp: 40,
  batches: 60,
  start: () => {
    const facts = longCampaign();
    return { task: () => evolve(facts), checksum: () => checksumOf(evolve(facts)) };
  },
});

/** The experience and the levels of all units after a match. */
const decision = timed({
  name: 'campaign.decision',
  unit: 'ms',
  count: 50,
  warmUp: 60,
  batches: 120,
  start: () => {
    const facts = longCampaign();
    const at = facts.findLastIndex(({ command }) => command.type === 'earn-experience');
    const before = evolve(facts.slice(0, at));
    const task = () => decideCommand(before, facts[at].command, firstOf(policySource(before), keyedSource('decision')));
    return { task, checksum: () => checksumOf(task().campaign) };
  },
});

export const benches = [replay, decision];
