import {
  type Battle,
  type BattleEvent,
  type BattlePlan,
  Game,
  type ModelPlan,
  type Player,
  type Purpose,
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
} from '@muster/engine';
import { circleOverlapsPolygon } from '@muster/kernel';
import { ALL_RULES, aof, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { bots, samplePlan } from './lib/battles.ts';
import { seek } from './lib/seek.ts';

/** What shows that a rule had an effect: a log event, and the state after it. */
interface Seen {
  plan: BattlePlan;
  battle: Battle;
  event: BattleEvent;
}

type Moved = Extract<BattleEvent, { type: 'moved' }>;

const holders = (seen: Seen, unit: number, rule: string): ModelPlan[] =>
  seen.plan.models.filter((model) => seen.battle.unitOf[model.index] === unit && model.ruleIds.includes(rule));

const moves =
  (rule: string, shows: (seen: Seen, event: Moved, model: ModelPlan) => boolean = () => true) =>
  (seen: Seen): boolean =>
    seen.event.type === 'moved' &&
    seen.event.moves.length > 0 &&
    holders(seen, seen.event.unit, rule).some((model) => shows(seen, seen.event as Moved, model));

/** A model ended in difficult ground. */
const touchesDifficult = ({ plan, battle }: Seen, _event: Moved, { index, radius }: ModelPlan): boolean =>
  plan.terrain.some(
    (piece) => piece.difficult && circleOverlapsPolygon(battle.x[index], battle.y[index], radius, piece.polygon),
  );

/** A rule is in the list of rules that changed a volley. */
const shapes =
  (rule: string) =>
  ({ event, plan }: Seen): boolean =>
    event.type === 'volley' && event.rules.some((label) => label.replace(/\(.*/, '') === plan.ruleset.rules[rule].name);

const holds =
  (rule: string) =>
  (seen: Seen): boolean =>
    seen.event.type === 'activated' && seen.event.action === 'hold' && holders(seen, seen.event.unit, rule).length > 0;

const is =
  (shows: (event: BattleEvent) => boolean) =>
  ({ event }: Seen): boolean =>
    shows(event);

/** A rule is on the bill of a roll. */
const onBill =
  (purpose: Purpose, rule: string) =>
  ({ event, plan }: Seen): boolean =>
    event.type === 'roll' &&
    event.purpose === purpose &&
    (event.bill ?? []).some(({ source }) => source.replace(/\(.*/, '') === plan.ruleset.rules[rule].name);

/** A unit tests morale with a better Quality than its own: a hero lends it. */
const lendsQuality = ({ event, plan }: Seen): boolean =>
  event.type === 'roll' && event.purpose === 'morale' && (event.need ?? 9) < plan.units[event.unit].quality;

/** A check for wound effects counts more than wound markers and being Shaken. */
const frightens = ({ event }: Seen): boolean =>
  event.type === 'roll' &&
  event.purpose === 'wound-effect' &&
  (event.bill ?? []).some(({ source }) => source === 'Fear');

/** How each rule shows that it had an effect. Rules not named here must change a volley. */
const SIGNS: Readonly<Record<string, (seen: Seen) => boolean>> = {
  aircraft: moves('aircraft'),
  ambush: is((event) => event.type === 'deployed' && event.how === 'ambush'),
  banner: onBill('morale', 'banner'),
  caster: is((event) => event.type === 'cast'),
  counter: shapes('counter'),
  fast: moves('fast'),
  fear: is((event) => event.type === 'melee' && (event.totals[0] > event.dealt[0] || event.totals[1] > event.dealt[1])),
  fearless: is((event) => event.type === 'morale' && event.secondChance !== undefined),
  flying: moves('flying'),
  hero: is((event) => event.type === 'joined'),
  immobile: holds('immobile'),
  impact: is((event) => event.type === 'volley' && event.kind === 'impact'),
  morale: onBill('morale', 'morale'),
  musician: moves('musician'),
  scout: is((event) => event.type === 'deployed' && event.how === 'scout'),
  slow: moves('slow'),
  strider: moves('strider', touchesDifficult),
  tough: ({ battle, plan }) =>
    plan.models.some(({ index, tough }) => tough > 1 && battle.alive[index] && battle.wounds[index] > 0),
  transport: is((event) => event.type === 'disembarked' || event.type === 'embarked'),
};

/** Questions and log events that only Firefight has, and log events that it never has. */
const FIREFIGHT_QUESTIONS: readonly QuestionKind[] = ['morale-order', 'blast-split', 'push', 'fall'];
const FIREFIGHT_EVENTS: readonly BattleEvent['type'][] = [
  'wound-effect',
  'blast-split',
  'pushed',
  'jumped',
  'fell-down',
  'army-at-half',
];
const MASS_EVENTS: readonly BattleEvent['type'][] = ['joined', 'melee'];

/** Questions that only rules of army books or real dice cause. */
const BOOK_QUESTIONS: readonly QuestionKind[] = [
  'use',
  'shove',
  'shift',
  'withdraw',
  'overrun',
  'feat',
  'markers',
  'order',
  'dice',
];

/** Questions that come up only in battles of a campaign. */
const CAMPAIGN_QUESTIONS: readonly QuestionKind[] = [
  'note-terrain',
  'note-enemy',
  'send-away',
  'place-ally',
  'drop',
  'concede',
  'underdog',
  'reroll',
  'pick',
];

/** Upgrades that only samples of Age of Fantasy have. */
const UPGRADES = ['banner', 'musician'] as const;

const GAMES = [
  {
    ruleset: gf,
    signs: SIGNS,
    noRules: UPGRADES,
    noEvents: FIREFIGHT_EVENTS,
    noQuestions: FIREFIGHT_QUESTIONS,
    covering: [168, 42, 302, 79],
  },
  {
    ruleset: aof,
    signs: SIGNS,
    noRules: [],
    noEvents: FIREFIGHT_EVENTS,
    noQuestions: FIREFIGHT_QUESTIONS,
    covering: [120, 66, 67, 130, 8],
  },
  {
    ruleset: gff,
    signs: { ...SIGNS, hero: lendsQuality, fear: frightens },
    noRules: UPGRADES,
    noEvents: MASS_EVENTS,
    noQuestions: [],
    covering: [456, 273, 140, 357, 8],
  },
] as const;

describe.each(GAMES)('$ruleset.name', ({ ruleset, signs, noRules, noEvents, noQuestions, covering }) => {
  test('every core rule, log event and question comes up in random battles', () => {
    const rules = ALL_RULES.map(({ id }) => id).filter(
      (id) => Object.hasOwn(ruleset.rules, id) && !(noRules as readonly string[]).includes(id),
    );
    const never = [...BOOK_QUESTIONS, ...CAMPAIGN_QUESTIONS, ...noQuestions];
    const things = [
      ...rules,
      ...EVENT_TYPES.filter((type) => !noEvents.includes(type)).map((type) => `event ${type}`),
      ...QUESTION_KINDS.filter((kind) => !never.includes(kind)).map((kind) => `asked ${kind}`),
    ];
    const play = (number: number, missing: Set<string>): void => {
      const seed = `once-${number}`;
      const plan = samplePlan([number, number + 1 + (number >> 2)], seed, { ruleset });
      const players = recordingPlayers(number, seed, ({ kind }) => missing.delete(`asked ${kind}`));
      const heard: BattleEvent[] = [];
      const game = new Game({ plan, seed, players, listen: (event) => heard.push(event) });
      for (let i = 0; i < 2000 && game.playStep(); i++) {
        for (const event of heard) {
          missing.delete(`event ${event.type}`);
          for (const rule of rules)
            if (
              missing.has(rule) &&
              (signs[rule as keyof typeof signs] ?? shapes(rule))({ plan, battle: game.battle, event })
            )
              missing.delete(rule);
        }
        heard.length = 0;
      }
    };
    expect(seek({ things, battles: 600, covering, play })).toEqual([]);
  });
});

/** Two bots; records the questions that they are asked. */
const recordingPlayers = (number: number, seed: string, onQuestion: (question: Question) => void): Player[] =>
  (bots([number % 2 ? 'random' : 'captain', number % 3 ? 'random' : 'solo'], seed) ?? []).flatMap(
    (player) =>
      player && {
        ...player,
        answer: (battle: Battle, question: Question) => {
          onQuestion(question);
          return player.answer(battle, question);
        },
      },
  ) as Player[];

const EVENT_TYPES: readonly BattleEvent['type'][] = [
  'roll',
  'roll-off',
  'objective-placed',
  'mustered',
  'joined',
  'edge-chosen',
  'deployed',
  'passed',
  'round-started',
  'activated',
  'moved',
  'embarked',
  'disembarked',
  'wrecked',
  'dangerous',
  'cast',
  'granted',
  'volley',
  'blast-split',
  'wound-effect',
  'pushed',
  'jumped',
  'fell-down',
  'fell',
  'charge-failed',
  'melee',
  'morale',
  'army-at-half',
  'recovered',
  'destroyed',
  'objective',
  'round-ended',
  'finished',
];
