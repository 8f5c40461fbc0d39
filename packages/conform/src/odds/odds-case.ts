import {
  ALL_REACH,
  assumeShots,
  type AttackOdds,
  type Battle,
  castChance,
  type Cover,
  currentSettingName,
  dangerousLaw,
  defaultSettings,
  savesOf,
  jumpOdds,
  meanOf,
  meleeOdds,
  type MeleeOdds,
  moraleChance,
  type Ruleset,
  SETTINGS,
  type Settings,
  shootingOdds,
  strikeOdds,
  UNIT_FLAG,
  woundEffectOdds,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { rulesetOf } from '@muster/rules';
import { type CaseOutcome, UnrunnableCase } from '../case/outcome.ts';
import type { ConformanceCase } from '../case/file.ts';
import type { Mismatch } from '../case/match.ts';
import { type CaseUnit, type CaseWeapon, modifierRules, oddsScene } from './odds-scene.ts';

type Plain = Readonly<Record<string, unknown>>;

/** The tolerance for equal numbers. */
const TOLERANCE = 1e-9;

/** The input of an odds case. */
interface OddsCase {
  kind: string;
  ruleset: Ruleset;
  settings: Partial<Settings>;
  situation: Situation;
  body: Plain;
}

/** The fields of a situation. */
interface Situation {
  mode?: string;
  distance?: number;
  moved?: boolean;
  charging?: boolean;
  fatigued?: boolean;
  cover?: Cover;
  hitMods?: readonly number[];
  defMods?: readonly number[];
  counterModels?: number;
  attackerFear?: number;
  takedownPick?: string;
  blastNearbyModels?: number;
  blastUnits?: number;
  remainderTo?: string;
  strikeBack?: boolean;
  chargerFatigued?: boolean;
  defenderFatigued?: boolean;
  chargerShaken?: boolean;
  defenderShaken?: boolean;
  quality?: number;
  mods?: number | readonly number[];
  fearless?: boolean;
  shaken?: boolean;
  plus?: number;
  minus?: number;
  models?: number;
  tough?: number;
  regeneration?: boolean;
  strider?: boolean;
  flying?: boolean;
  markers?: number;
  fear?: number;
}

/** Runs an odds case, also with the other value of each setting that it names, and compares every number. */
export const runOddsCase = ({ system, body }: ConformanceCase): CaseOutcome => {
  const ruleset = rulesetOf(system);
  if (!ruleset) throw new UnrunnableCase(`the system ${system} is not supported yet`);
  const kind = String(body['kind']);
  if (!Object.hasOwn(KINDS, kind)) throw new UnrunnableCase(`the kind ${kind} is not known`);
  const situation = (body['situation'] ?? {}) as Situation;
  const actualWith = (settings: Partial<Settings>): Plain => KINDS[kind]({ kind, ruleset, settings, situation, body });
  const others = Object.entries((body['expectedIf'] ?? {}) as Record<string, unknown>).map(([name, expected]) => ({
    name,
    expected,
    actual: actualWith(settingOf(name)),
  }));
  const actual = actualWith({});
  return {
    actual:
      others.length === 0 ? actual : { ...actual, if: Object.fromEntries(others.map((one) => [one.name, one.actual])) },
    mismatches: [
      ...compare(body['expected'], actual, ''),
      ...others.flatMap((one) => compare(one.expected, one.actual, `${one.name}: `)),
    ],
  };
};

/** Reads a setting such as `regenAfterDeadly=false`, also under its old name. */
const settingOf = (text: string): Partial<Settings> => {
  const [given, value] = text.split('=');
  const name = currentSettingName(given);
  const values: readonly unknown[] = Object.hasOwn(SETTINGS, name) ? SETTINGS[name as keyof Settings] : [];
  const chosen = values.find((one) => String(one) === value);
  if (chosen === undefined) throw new UnrunnableCase(`the switch ${text} is not known`);
  return { [name]: chosen };
};

const KINDS: Readonly<Record<string, (one: OddsCase) => Plain>> = {
  attack: (one) => attackNumbers(attackOf(one)),
  melee: (one) => meleeNumbers(meleeOf(one)),
  morale: (one) => ({ pPass: moraleOf(one) }),
  cast: ({ situation: { plus = 0, minus = 0 } }) => ({ pCast: castChance(plus, minus) }),
  dangerous: (one) => dangerousOf(one),
  jump: (one) => jumpOf(one),
  woundEffect: ({ ruleset, settings, situation: { markers = 0, tough = 1, shaken = false, fear = 0 } }) => {
    const check = { markers, tough, shaken, fear };
    const odds = woundEffectOdds(check, ruleset, { ...defaultSettings(), ...settings });
    return { pOutcome: { noroll: odds.pNone, shaken: odds.pShaken, ko: odds.pKnockedOut } };
  },
};

const unitOf = (value: unknown): CaseUnit => value ?? {};

/** One unit attacks, the other is the target; they have the numbers 0 and 1. */
const attackOf = ({ ruleset, settings, situation, body }: OddsCase): AttackOdds => {
  const { mode, distance = 0, moved = false, charging, fatigued, cover, hitMods, defMods } = situation;
  const range = fromInches(distance);
  const melee = mode === 'melee';
  const attacker = { ...unitOf(body['attacker']), weapons: body['weapons'] as readonly CaseWeapon[] };
  const battle = oddsScene(ruleset, settings, [
    {
      unit: attacker,
      side: 0,
      given: modifierRules('hit', hitMods),
      leader: situation.attackerFear ? [`Fear(${situation.attackerFear})`] : [],
      // Everything is in range, even if rules shorten ranges.
      range: melee ? undefined : range + fromInches(48),
      flags: (charging ? UNIT_FLAG.charged : 0) | (fatigued ? UNIT_FLAG.fatigued : 0) | (moved ? UNIT_FLAG.moved : 0),
    },
    { unit: withCounter(unitOf(body['target']), situation), side: 1, given: modifierRules('block', defMods) },
    ...neighbours(situation).map((unit) => ({ unit, side: 1 })),
  ]);
  const turn =
    situation.remainderTo === undefined || situation.remainderTo === 'target' ? 0 : blastUnits(situation) - 1;
  const pick = pickOf(battle, situation);
  if (melee) {
    const picks = pick === undefined ? [] : battle.plan.units[0].weapons.map((weapon) => ({ weapon, model: pick }));
    return strikeOdds(battle, { unit: 0, target: 1, share: 'all', reach: ALL_REACH, picks }, { turn });
  }
  const groups = assumeShots(battle, 0, 1, { distance: range, cover, moved, pick });
  return shootingOdds(battle, 0, groups, { turn });
};

/** Models with Counter only reduce Impact here: their weapons never strike. */
const withCounter = (target: CaseUnit, { counterModels = 0 }: Situation): CaseUnit =>
  counterModels === 0
    ? target
    : { ...target, weapons: [{ name: 'Counter', count: counterModels, attacks: 1, rules: ['Counter'] }] };

const blastUnits = ({ blastUnits: units = 1 }: Situation): number => units;

/** The other units that a Blast reaches: one model each, and the first has the rest. */
const neighbours = (situation: Situation): CaseUnit[] => {
  const units = blastUnits(situation) - 1;
  const models = situation.blastNearbyModels ?? units;
  return Array.from({ length: units }, (_, i) => ({ models: i === 0 ? models - units + 1 : 1 }));
};

/** Returns the model that Takedown weapons pick: the hero, or the last of the others. */
const pickOf = ({ plan }: Battle, { takedownPick }: Situation): number | undefined => {
  if (takedownPick === undefined) return undefined;
  const { first, count } = plan.units[1];
  const models = plan.models.slice(first, first + count);
  return models.findLast(({ hero }) => hero === (takedownPick === 'hero'))?.index;
};

const attackNumbers = (odds: AttackOdds): Plain => ({
  pHits: [...odds.pHits],
  pWounds: [...odds.pWounds],
  pKills: [...odds.pKills],
  meanHits: odds.meanHits,
  meanWounds: odds.meanWounds,
  meanKills: odds.meanKills,
  meanWoundsAbsorbed: odds.meanLanded,
  pDestroyed: odds.pDestroyed,
  ...(odds.pHeroKilled === undefined ? {} : { pHeroKilled: odds.pHeroKilled }),
  ...(odds.pOutcome ? { pOutcome: odds.pOutcome } : {}),
});

const meleeOf = ({ ruleset, settings, situation, body }: OddsCase): MeleeOdds => {
  const { chargerFatigued, defenderFatigued, chargerShaken, defenderShaken } = situation;
  const flags = (fatigued = false, shaken = false): number =>
    (fatigued ? UNIT_FLAG.fatigued : 0) | (shaken ? UNIT_FLAG.shaken : 0);
  const battle = oddsScene(ruleset, settings, [
    { unit: unitOf(body['charger']), side: 0, flags: flags(chargerFatigued, chargerShaken) },
    { unit: unitOf(body['defender']), side: 1, flags: flags(defenderFatigued, defenderShaken) },
  ]);
  return meleeOdds(battle, 0, 1, { strikesBack: situation.strikeBack });
};

const meleeNumbers = ({ charger, defender, pTie }: MeleeOdds): Plain => ({
  pResult: {
    chargerWins: charger.pWins,
    defenderWins: defender.pWins,
    tie: pTie,
    chargerDestroyed: charger.pDestroyed,
    defenderDestroyed: defender.pDestroyed,
  },
  pMorale: {
    chargerPasses: charger.morale.pPasses,
    chargerShaken: charger.morale.pShaken,
    chargerRouts: charger.morale.pRouts,
    defenderPasses: defender.morale.pPasses,
    defenderShaken: defender.morale.pShaken,
    defenderRouts: defender.morale.pRouts,
  },
  pChargerModelsLost: [...charger.pModelsLost],
  pDefenderModelsLost: [...defender.pModelsLost],
});

/** Returns a single unit with the rules of a situation. */
const oneUnit = ({ ruleset, settings, situation }: OddsCase): Battle => {
  const { quality, tough, models, shaken, fearless, regeneration, strider, flying, mods } = situation;
  const named = { Fearless: fearless, Regeneration: regeneration, Strider: strider, Flying: flying };
  const rules = Object.entries(named).flatMap(([name, has]) => (has ? [name] : []));
  const unit = { models, quality, tough, rules, shaken };
  return oddsScene(ruleset, settings, [
    { unit, side: 0, given: modifierRules('morale', mods) },
    { unit: {}, side: 1 },
  ]);
};

const moraleOf = (one: OddsCase): number => moraleChance(oneUnit(one), 0);

const dangerousOf = (one: OddsCase): Plain => {
  const battle = oneUnit(one);
  const dice = battle.plan.models.reduce((sum, { unit, tough }) => sum + (unit === 0 ? tough : 0), 0);
  const saves = savesOf(battle, 0);
  const pWounds = dangerousLaw(dice, saves);
  return { pWounds: [...pWounds], meanWounds: meanOf(pWounds) };
};

const jumpOf = (one: OddsCase): Plain => {
  const { jumpTarget } = oneUnit(one).plan.models[0];
  return { ...jumpOdds(one.ruleset, fromInches(one.situation.distance ?? 0), jumpTarget) };
};

/** Compares every expected number; a list may leave out zeros at its end, and fractions are not compared. */
const compare = (expected: unknown, actual: unknown, what: string): Mismatch[] => {
  if (typeof expected === 'number')
    return typeof actual === 'number' && Math.abs(expected - actual) <= TOLERANCE ? [] : [{ what, expected, actual }];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [{ what, expected, actual }];
    return Array.from({ length: Math.max(expected.length, actual.length) }, (_, i) =>
      compare(expected[i] ?? 0, actual[i] ?? 0, `${what}[${i}]`),
    ).flat();
  }
  if (typeof expected !== 'object' || expected === null) throw new UnrunnableCase(`${what} is not a number`);
  const parts = actual as Plain | undefined;
  return Object.entries(expected)
    .filter(([key]) => !/exact$/i.test(key))
    .flatMap(([key, value]) =>
      compare(value, parts?.[key], what === '' || what.endsWith(': ') ? `${what}${key}` : `${what}.${key}`),
    );
};
