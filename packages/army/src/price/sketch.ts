import { isMultiplied, MOST_AP, MOST_LEVELS, RANGES, TOUGHS } from './starts.ts';
import { type PricedRule, type PricedWeapon, RELIABLE_HIT, type PriceFacts, WORST_HIT } from './survey.ts';
import { between, less, only, type Sum, type Term } from './terms.ts';

/** Returns the terms of the models themselves, without weapons and rules. */
export const modelTerms = ({ size, quality, defense, hit, skirmish, ranks }: PriceFacts): Term[] => [
  ...ranks.flatMap(({ models, tough }) => [
    { amount: models * tough, factors: [between('tough', TOUGHS, tough), only(`defense ${defense}`)] },
    { amount: models * tough, factors: [only(`quality ${quality}`)] },
  ]),
  {
    amount: 1,
    factors: [
      {
        base: 0,
        shares: [
          ['model', size],
          ['modelHit', size * hit],
          ['unit', 1],
          ...(skirmish ? ([['modelSkirmish', size] as const, ['unitSkirmish', 1] as const] as const) : []),
        ],
      },
    ],
  },
];

/** Rules that benefit other units: they have one price for every bearer. */
const isFlat = (key: string): boolean => /-(?:buff|debuff|mark|tag)$/.test(key);

/** Rules that one model has for its whole unit. */
const isShared = (key: string): boolean => key.endsWith('-aura') || key === 'banner' || key === 'musician';

/** Returns the value of a rule besides its effect on weapons. A hero's shared rules are worth more. */
export const ruleTerms = (survey: PriceFacts, { key, models, rating }: PricedRule): Term[] => {
  const { size, defense, hit, hero, skirmish, ranks, wounds } = survey;
  if (key === 'caster') return [casterTerm(rating, skirmish)];
  if (isFlat(key)) return [flatTerm(key, rating, skirmish)];
  const reach = isShared(key) && models < size ? (size + 1) / size : models / size;
  const skill = skillOf(hit);
  const shares: [string, number][] = [
    [`${key}/model`, size * reach * (1 - skill)],
    [`${key}/modelHit`, size * reach * skill],
    [`${key}/wound`, wounds * reach * (1 - skill)],
    [`${key}/woundHit`, wounds * reach * skill],
    [`${key}/unit`, 1],
    [`${key}/model${kindOf(skirmish)}`, size * reach],
    [`${key}/unit${kindOf(skirmish)}`, 1],
    [`${key}/wound${kindOf(skirmish)}`, wounds * reach],
  ];
  const inGame = skirmish ? [LESSENED] : [];
  return [
    ...(isShared(key) && hero ? [flatTerm(key, rating, skirmish)] : []),
    { amount: rating, factors: [{ base: 0, shares }, ...inGame] },
    ...ranks.flatMap((rank) => {
      const amount = rating * rank.models * reach * rank.tough;
      const endurance = between('tough', TOUGHS, rank.tough);
      return [
        { amount, factors: [endurance, only(`${key}/endurance`), ...inGame] },
        { amount, factors: [endurance, only(`defense ${defense}`), only(`${key}/armour`), ...inGame] },
      ];
    }),
  ];
};

/** The value of model rules in a skirmish game, as a share of their value in other games. */
const LESSENED: Sum = { base: 1, shares: [['rulesSkirmish', 1]] };

/** Returns a chance to hit on a scale from the worst Quality, 0, to the best, 1. */
const skillOf = (hit: number): number => (hit - WORST_HIT) / (RELIABLE_HIT - WORST_HIT);

/** Adds a number for one kind of game to the number for all games. */
const kindOf = (skirmish: boolean): string => (skirmish ? 'Skirmish' : 'Large');

const flatTerm = (key: string, rating: number, skirmish: boolean): Term => ({
  amount: rating,
  factors: [{ base: 0, shares: flatShares(key, skirmish) }],
});

const flatShares = (key: string, skirmish: boolean): [string, number][] => [
  [`${key}/flat`, 1],
  [`${key}/flat${kindOf(skirmish)}`, 1],
];

/** Returns the value of a caster; every level has its own price. */
const casterTerm = (levels: number, skirmish: boolean): Term => ({
  amount: 1,
  factors: [
    {
      base: 0,
      shares: Array.from({ length: Math.min(MOST_LEVELS, levels) }, (_, i) =>
        flatShares(`caster(${i + 1})`, skirmish),
      ).flat(),
    },
  ],
});

/** Whether a rule of a unit can affect its weapons. */
export const touchesWeapons = ({ key }: PricedRule): boolean =>
  key !== 'hero' && key !== 'caster' && !key.endsWith('-aura') && !isFlat(key);

/** The range up to which shots count as close. */
const NEAR = 12;

/**
 * Returns the terms of a weapon of a unit with rules: attacks, times reach, times hits with AP, times multipliers. Rules
 * add hits, add to the effect of hits, or multiply.
 */
export const weaponTerms = (survey: PriceFacts, carried: PricedWeapon, rules: readonly PricedRule[]): Term[] => {
  const { weapon, ap, reliable } = carried;
  const hit = reliable ? RELIABLE_HIT : survey.hit;
  const way = weapon.range > 0 ? 'shoot' : 'melee';
  const sources = [
    ...carried.rules.filter(({ key }) => !isMultiplied(key)).map(({ key }) => ({ stem: `on ${key}/${way}`, share: 1 })),
    ...rules.filter(touchesWeapons).map(({ key, models }) => ({ stem: `${key}/${way}`, share: models / survey.size })),
  ];
  const adding = (base: number, parts: readonly (readonly [part: string, weight: number])[]): Sum => ({
    base,
    shares: sources.flatMap(({ stem, share }) =>
      parts.filter(([, weight]) => weight !== 0).map(([part, weight]) => [stem + part, share * weight] as const),
    ),
  });
  const times: Sum[] = [
    only('attack'),
    ...carried.rules
      .filter(({ key }) => isMultiplied(key))
      .map(({ key, rating = 0 }): Sum => ({ base: 1, shares: [[`on ${key}(${rating})/times`, 1]] })),
    ...sources.map(({ stem, share }): Sum => ({ base: 1, shares: [[`${stem}Times`, share]] })),
  ];
  const reach = way === 'shoot' ? between('range', RANGES, weapon.range) : only('melee');
  const amount = weapon.count * weapon.attacks;
  const pierce = only(`ap ${Math.min(MOST_AP, ap)}`);
  const terms: Term[] = [{ amount, factors: [reach, adding(hit, [['Hits', 1]]), pierce, ...times] }];
  if (sources.length === 0) return terms;
  // Additional effects of hits, by Quality and AP: a number for each corner, interpolated linearly.
  const skill = skillOf(hit);
  const sharp = Math.min(MOST_AP, ap) / MOST_AP;
  const more = adding(0, [
    ['Plain', (1 - skill) * (1 - sharp)],
    ['PlainAp', (1 - skill) * sharp],
    ['Skill', skill * (1 - sharp)],
    ['SkillAp', skill * sharp],
  ]);
  terms.push({ amount, factors: [reach, more, ...times] });
  if (way === 'melee') return terms;
  const near = between('range', RANGES, Math.min(NEAR, weapon.range));
  terms.push({ amount, factors: [near, adding(0, [['Near', 1]]), ...times] });
  if (weapon.range <= NEAR) return terms;
  const far = less(reach, near);
  terms.push({ amount, factors: [far, adding(0, [['Far', 1]]), ...times] });
  terms.push({ amount, factors: [far, adding(0, [['FarHits', 1]]), pierce, ...times] });
  return terms;
};

/** A part of a price with a key: parts with the same key have the same value. */
export interface Part {
  sign: string;
  terms: () => Term[];
}

/** Returns all parts of the price of a unit. */
export const partsOf = (survey: PriceFacts): Part[] => {
  const { size, quality, defense, hero, skirmish, ranks, rules } = survey;
  const bearer = JSON.stringify([size, quality, defense, hero, skirmish, ranks]);
  const helpers = rules.filter(touchesWeapons).map(({ key, models }) => `${models} ${key}`);
  return [
    { sign: bearer, terms: () => modelTerms(survey) },
    ...rules.map((rule) => ({
      sign: `${bearer} ${rule.models} ${rule.key}(${rule.rating})`,
      terms: () => ruleTerms(survey, rule),
    })),
    ...survey.weapons.map((carried) => {
      const { weapon, ap, rules: own } = carried;
      const kinds = own.map(({ key, rating = 0 }) => `${key}(${rating})`);
      const kind = [weapon.count, weapon.range, weapon.attacks, ap, kinds, size, quality, helpers];
      return { sign: JSON.stringify(kind), terms: () => weaponTerms(survey, carried, rules) };
    }),
  ];
};

/** Returns all terms of the price of a unit. */
export const termsOf = (survey: PriceFacts): Term[] => partsOf(survey).flatMap(({ terms }) => terms());
