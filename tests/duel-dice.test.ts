import { parseUnitText } from '@muster/army';
import {
  type ArmyUnit,
  assumeShots,
  type Battle,
  copyBattle,
  copyInto,
  Encounter,
  fight,
  finishActivation,
  hasUnitFlag,
  setUnitFlag,
  type Play,
  ROUND_FLAGS,
  type Ruleset,
  ACTIVATION_FLAGS,
  shoot,
  UNIT_FLAG,
  type UnitStates,
  type EncounterSide,
} from '@muster/engine';
import { Dice } from '@muster/kernel';
import { chooseDuelAction, DuelLine, playRounds, type DuelScene, standOff } from '@muster/lab';
import { gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { closeUp, dicePlay } from './lib/odds-dice.ts';

/** How often each duel is rolled, half of it from each start. */
const DUELS = 20_000;

const SEEN = UNIT_FLAG.shaken | UNIT_FLAG.fatigued | UNIT_FLAG.movedInRound;

/** Returns the state of a unit on the table: its living models with their wounds, and its flags. */
const stateOf = (battle: Battle, unit: number): string => {
  const { first, count } = battle.plan.units[unit];
  if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) return 'gone';
  let state = `${battle.unitFlags[unit] & SEEN}`;
  for (let i = first; i < first + count; i++) state += battle.alive[i] ? ` ${battle.wounds[i]}` : ' -';
  return state;
};

/** Returns the state in the odds that matches the table; a state that they do not have is an error. */
const makeNodes = (states: UnitStates): ((battle: Battle) => number) => {
  const nodes = new Map<string, number>();
  for (let node = 0; node < states.size; node++) {
    states.enter(node);
    const { unitFlags, unitMarks } = states.battle;
    if ((unitFlags[states.unit] & ACTIVATION_FLAGS) !== 0 || unitMarks[states.unit] !== 0) continue;
    const state = stateOf(states.battle, states.unit);
    if (!nodes.has(state)) nodes.set(state, node);
  }
  return (battle) => {
    const state = stateOf(battle, states.unit);
    const node = nodes.get(state);
    if (node === undefined) throw new Error(`the odds know no state ${state}`);
    return node;
  };
};

/** Plays one duel with dice: shots, blows and tests by the engine, moves along a line by this function. */
const rollDuel = (
  field: DuelLine,
  nodes: readonly ((battle: Battle) => number)[],
  play: Play,
  first: EncounterSide,
): DuelScene => {
  const { battle } = play;
  const places: [number, number] = [field.start, field.start];
  const spent: [number, number] = [0, 0];
  let owner: DuelScene['owner'] = -1;
  const isGone = (unit: number): boolean => hasUnitFlag(battle, unit, UNIT_FLAG.destroyed);
  const walk = (who: EncounterSide, move: number): void => {
    if (move === 0) return;
    places[who] -= move;
    setUnitFlag(battle, who, UNIT_FLAG.moved | UNIT_FLAG.movedInRound);
  };
  const meet = (who: EncounterSide, foe: EncounterSide): void => {
    setUnitFlag(battle, who, UNIT_FLAG.charged | UNIT_FLAG.moved | UNIT_FLAG.movedInRound);
    fight(play, who, foe);
    closeUp(battle);
    const back = (place: number): number => (place < 0 ? Math.min(0, place + 300) : Math.max(0, place - 300));
    places[who] = isGone(foe) ? back(-places[foe]) : 100 - places[foe];
    if (isGone(who)) places[foe] = back(places[foe]);
    for (const unit of [0, 1] as const) spent[unit] |= field.encounter.spentByBlows(unit);
  };
  const act = (who: EncounterSide, foe: EncounterSide, round: number): void => {
    const scene = { places, owner, spent };
    const choice = chooseDuelAction(field, { scene, who, own: nodes[who](battle), foe: nodes[foe](battle), round });
    if (choice.action === 'charge') meet(who, foe);
    if (choice.action === 'move' || choice.action === 'shoot') walk(who, choice.move);
    if (choice.action === 'shoot') {
      const distance = places[0] + places[1];
      shoot(play, who, assumeShots(battle, who, foe, { distance }));
      spent[who] = choice.after.spent;
    }
    finishActivation(play, who, choice.action === 'idle');
  };
  for (let round = 1; round <= 4; round++) {
    for (const who of [first, first === 0 ? 1 : 0] as const) if (!isGone(who)) act(who, who === 0 ? 1 : 0, round);
    const near = ([0, 1] as const).filter(
      (who) => !isGone(who) && !hasUnitFlag(battle, who, UNIT_FLAG.shaken) && Math.abs(places[who]) <= 300,
    );
    if (near.length > 0) owner = near.length === 1 ? near[0] : -1;
    for (const unit of [0, 1]) battle.unitFlags[unit] &= ~ROUND_FLAGS;
  }
  return { places, owner, spent };
};

const unit = (text: string): ArmyUnit => {
  const parsed = parseUnitText(text);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join());
  return parsed.value;
};

const CASES: readonly (readonly [string, string, string, Ruleset])[] = [
  [
    'plain units of Grimdark Future',
    '3x Guard Q4+ D4+ | 3x Rifle (24", A1), 3x Bayonet (A1), Rocket (18", A1, Deadly(2), Limited)',
    '2x Brute Q3+ D5+ | 2x Axe (A2), 2x Pistol (12", A1)',
    gf,
  ],
  [
    'Tough, Counter, Fear, Impact and weapons that strike once',
    '2x Ogre Q4+ D4+ Tough(3), Fear(1), Impact(1) | 2x Club (A2), Hammer (A3, Limited)',
    '3x Pike Q4+ D4+ Fearless | 3x Pike (A1, Counter), 3x Bow (18", A1), Bomb (A2, AP(2), Limited)',
    gf,
  ],
  [
    'Firefight',
    '3x Ganger Q4+ D5+ | 3x Pistol (12", A1), 3x Knife (A1)',
    'Hunter Q3+ D4+ Tough(3), Fear(1), Regeneration | Glaive (A3, Counter), Rifle (24", A1, AP(1))',
    gff,
  ],
];

test.each(CASES)('duels with dice agree with the odds: %s', (name, first, second, ruleset) => {
  const settings = { backOff: 'agreedAway' } as const;
  const start = standOff({ ruleset, first: unit(first), second: unit(second), settings });
  const field = new DuelLine(new Encounter(start, 0, 1), start, 1200);
  const odds = [playRounds(field, 0), playRounds(field, 1)];
  const nodes = field.encounter.states.map(makeNodes);
  closeUp(start);
  const battle = copyBattle(start);
  const play = dicePlay(battle, new Dice(`duel ${name}`));
  const counts = odds.map(() => ({ win: 0, draw: 0, loss: 0, goneFirst: 0, goneSecond: 0 }));
  for (let i = 0; i < DUELS; i++) {
    const who = (i % 2) as EncounterSide;
    copyInto(battle, start);
    const { owner } = rollDuel(field, nodes, play, who);
    counts[who][owner < 0 ? 'draw' : owner === 0 ? 'win' : 'loss']++;
    if (hasUnitFlag(battle, 0, UNIT_FLAG.destroyed)) counts[who].goneFirst++;
    if (hasUnitFlag(battle, 1, UNIT_FLAG.destroyed)) counts[who].goneSecond++;
  }
  odds.forEach(({ end, dropped }, who) => {
    expect(dropped).toBe(0);
    const [goneFirst, goneSecond] = end.destroyed;
    const { win, draw, loss } = end;
    for (const [what, chance] of Object.entries({ win, draw, loss, goneFirst, goneSecond })) {
      const rolled = counts[who][what as 'win'] / (DUELS / 2);
      const error = Math.sqrt((chance * (1 - chance)) / (DUELS / 2));
      expect(
        Math.abs(rolled - chance),
        `${what} when unit ${who} starts: ${rolled}, not ${chance}`,
      ).toBeLessThanOrEqual(5 * error + 1e-12);
    }
  });
});
