import { isMultiplied, MOST_AP, RANGES, TOUGHS } from './starts.ts';
import { type Borne, type Carried, RELIABLE_HIT, type Survey } from './survey.ts';
import { between, only, type Sum, type Term } from './terms.ts';

/** The models themselves: how long they hold out, how well they stand. */
export const modelTerms = ({ size, quality, defense, hit, skirmish, ranks }: Survey): Term[] => [
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

/** Rules that somebody else profits from: they have one price, whoever has them. */
const isFlat = (key: string): boolean => /-(?:buff|debuff|mark|tag)$/.test(key);

/** Rules that one model has for its whole unit. */
const isShared = (key: string): boolean => key.endsWith('-aura') || key === 'banner' || key === 'musician';

/** What a rule is worth beside what it does for weapons. */
export const ruleTerms = (survey: Survey, { key, models, rating }: Borne): Term[] => {
  const { size, defense, hit, hero, skirmish, ranks, wounds } = survey;
  if (key === 'caster') return [flatTerm(`caster(${rating})`, 1, skirmish)];
  if (isFlat(key) || (isShared(key) && hero)) return [flatTerm(key, rating, skirmish)];
  const reach = isShared(key) && models < size ? (size + 1) / size : models / size;
  const shares: [string, number][] = [
    [`${key}/model`, size * reach],
    [`${key}/modelHit`, size * reach * hit],
    [`${key}/wound`, wounds * reach],
    [`${key}/woundHit`, wounds * reach * hit],
    [`${key}/unit`, 1],
  ];
  if (skirmish) shares.push([`${key}/modelSkirmish`, size * reach], [`${key}/unitSkirmish`, 1]);
  return [
    { amount: rating, factors: [{ base: 0, shares }] },
    ...ranks.flatMap((rank) => {
      const amount = rating * rank.models * reach * rank.tough;
      const endurance = between('tough', TOUGHS, rank.tough);
      return [
        { amount, factors: [endurance, only(`${key}/endurance`)] },
        { amount, factors: [endurance, only(`defense ${defense}`), only(`${key}/armour`)] },
      ];
    }),
  ];
};

const flatTerm = (key: string, rating: number, skirmish: boolean): Term => ({
  amount: rating,
  factors: [{ base: 0, shares: [[`${key}/flat`, 1], ...(skirmish ? [[`${key}/flatSkirmish`, 1] as const] : [])] }],
});

/** Whether a rule of a unit can do something for its weapons. */
export const touchesWeapons = ({ key }: Borne): boolean =>
  key !== 'hero' && key !== 'caster' && !key.endsWith('-aura') && !isFlat(key);

/** Shots count as near within this range. */
const NEAR = 12;

/**
 * A weapon in the hands of a unit with rules: attacks, times the reach, times the hits and what AP makes of them, times
 * what multiplies; rules add hits, add to what hits do, or multiply.
 */
export const weaponTerms = (survey: Survey, carried: Carried, rules: readonly Borne[]): Term[] => {
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
  const hits = adding(hit, [['Hits', 1]]);
  const more = adding(0, [
    ['Plain', 1],
    ['PlainAp', ap],
    ['Skill', hit],
    ['SkillAp', hit * ap],
  ]);
  const terms: Term[] = [{ amount, factors: [reach, hits, only(`ap ${Math.min(MOST_AP, ap)}`), ...times] }];
  if (sources.length === 0) return terms;
  terms.push({ amount, factors: [reach, more, ...times] });
  if (way === 'shoot')
    terms.push({ amount: (amount * Math.min(NEAR, weapon.range)) / 3, factors: [adding(0, [['Near', 1]]), ...times] });
  return terms;
};

/** A part of a price with a sign: parts of the same sign are worth the same. */
export interface Part {
  sign: string;
  terms: () => Term[];
}

/** Everything that the price of a unit is made of, part by part. */
export const partsOf = (survey: Survey): Part[] => {
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

/** All terms of the price of a unit. */
export const termsOf = (survey: Survey): Term[] => partsOf(survey).flatMap(({ terms }) => terms());
