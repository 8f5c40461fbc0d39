import type { Effect } from '../rule/conditions.ts';
import type { Rule } from '../rule/rule.ts';

/** What uses up a rule that counts once, as bits. */
export const UsedUpBy = {
  shot: 1,
  /** The unit shot from over 9" away. */
  shotFar: 2,
  /** The unit shot after a Rush. */
  shotRushing: 4,
  struck: 8,
  /** The unit struck after its charge. */
  struckCharging: 16,
  /** The unit struck after its charge from over 9" away. */
  struckFar: 32,
  shotAt: 64,
  /** The unit was shot at from over 9" away. */
  shotAtFar: 128,
  struckAt: 256,
  /** The unit was struck after a charge from over 9" away. */
  struckAtFar: 512,
  /** The unit took hits from a spell. */
  enchanted: 1024,
  /** The unit took hits from an ability of a model. */
  scorched: 2048,
  advanced: 4096,
  rushed: 8192,
  charged: 16384,
  tested: 32768,
  cast: 65536,
  /** The unit ended an activation. */
  acted: 131072,
  /** A round began while the unit was Shaken. */
  rallied: 262144,
} as const;

const ATTACKS = UsedUpBy.shot | UsedUpBy.struck;
const SHOTS = UsedUpBy.shot | UsedUpBy.shotFar;
const MOVES = UsedUpBy.advanced | UsedUpBy.rushed | UsedUpBy.charged;

/** Returns what uses up a rule that counts once; by default the end of the next activation. */
export const usedUpBy = (rule: Rule): number => {
  const { attacker, defender, move, morale, unit, presence, options, only } = rule;
  let moments = 0;
  for (const [word, said] of Object.entries(attacker ?? {})) {
    let own = 0;
    for (const { when = [] } of effectsIn(said)) own |= attackMoment(when);
    if (only === 'shooting' || OF_SHOTS.includes(word)) own &= SHOTS;
    if (only === 'melee') own &= ~SHOTS;
    if (word === 'strikesFirst') own = UsedUpBy.struck;
    if (word === 'strikesLast') own = UsedUpBy.struckCharging;
    moments |= own;
  }
  for (const [word, said] of Object.entries(defender ?? {}))
    for (const { when = [] } of effectsIn(said))
      moments |= word === 'range' ? UsedUpBy.shotAt : word === 'chargeReach' ? UsedUpBy.struckAt : defenseMoment(when);
  if (move) moments |= moveMoments(move);
  for (const word of Object.keys(morale ?? {})) moments |= word === 'recoversOn' ? UsedUpBy.rallied : UsedUpBy.tested;
  if (unit?.morale !== undefined) moments |= UsedUpBy.tested;
  if (unit?.move !== undefined) moments |= MOVES;
  if (presence?.strikes !== undefined) moments |= UsedUpBy.struck;
  if (presence?.retaliates !== undefined) moments |= UsedUpBy.struckAt;
  if (presence?.fear !== undefined) moments |= UsedUpBy.struck | UsedUpBy.struckAt;
  if (presence?.casting !== undefined) moments |= UsedUpBy.cast;
  if (options?.by === 'die')
    moments |= options.attacks === 'shooting' ? UsedUpBy.shot : options.attacks === 'melee' ? UsedUpBy.struck : ATTACKS;
  return moments === 0 ? UsedUpBy.acted : moments;
};

/** Returns the effects in a field; a field without amounts always counts. */
const effectsIn = (word: unknown): readonly Pick<Effect, 'when'>[] => {
  if (typeof word !== 'object' || word === null) return [{}];
  const list: readonly unknown[] = Array.isArray(word) ? word : [word];
  return list.every((entry): entry is Effect => typeof entry === 'object' && entry !== null) ? list : [{}];
};

/** Fields that only affect shooting. */
const OF_SHOTS: readonly string[] = ['range', 'needsNoSight', 'steadyAim', 'ignoresCover'];

/** Whether conditions need a distance over 9". */
const isFar = (when: readonly string[]): boolean =>
  when.includes('farOff') || when.includes('unitOver9') || when.includes('modelOver9');

const attackMoment = (when: readonly string[]): number => {
  const far = isFar(when);
  if (when.includes('charging')) return far ? UsedUpBy.struckFar : UsedUpBy.struckCharging;
  if (when.includes('shooting')) return far ? UsedUpBy.shotFar : UsedUpBy.shot;
  if (when.includes('melee')) return far ? UsedUpBy.struckFar : UsedUpBy.struck;
  return far ? UsedUpBy.shotFar | UsedUpBy.struckFar : ATTACKS;
};

const defenseMoment = (when: readonly string[]): number => {
  if (when.includes('spell')) return UsedUpBy.enchanted;
  const far = isFar(when);
  if (when.includes('shooting')) return far ? UsedUpBy.shotAtFar : UsedUpBy.shotAt;
  if (when.includes('melee') || when.includes('charging')) return far ? UsedUpBy.struckAtFar : UsedUpBy.struckAt;
  if (far) return UsedUpBy.shotAtFar | UsedUpBy.struckAtFar;
  const plain = UsedUpBy.shotAt | UsedUpBy.struckAt | UsedUpBy.scorched;
  return when.includes('noSpell') ? plain : plain | UsedUpBy.enchanted;
};

/** Returns the moves that use up a rule: fields for one kind of move count for that kind, all others for every move. */
const moveMoments = (move: NonNullable<Rule['move']>): number => {
  let moments = 0;
  for (const word of Object.keys(move))
    if (word === 'advance') moments |= UsedUpBy.advanced;
    else if (word === 'rush') moments |= UsedUpBy.rushed | UsedUpBy.charged;
    else if (word === 'rushOnly') moments |= UsedUpBy.rushed;
    else if (word === 'charge') moments |= UsedUpBy.charged;
    else if (word === 'shootsAfterRush') moments |= UsedUpBy.shotRushing;
    else if (word === 'place' || word === 'slip' || word === 'inDangerous') moments |= UsedUpBy.acted;
    else moments |= MOVES;
  return moments;
};
