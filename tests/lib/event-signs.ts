import {
  type Battle,
  type BattleEvent,
  type Game,
  isLiving,
  isOnTable,
  modelsOf,
  type Question,
  rangeOf,
  sideOf,
  unitGap,
} from '@muster/engine';
import { DEPARTURES } from '@muster/kernel';
import { type CampaignRulesetId, EVENTS } from '@muster/rules';
import { PRINTED_EVENTS } from '@muster/testkit';
import type { PlayedStep } from './league.ts';

/** What must be seen of each event on the table; events that are not here only concern the books. */
const SIGNS: Readonly<Record<number, readonly string[]>> = {
  11: ['left'],
  13: ['broken', 'spared'],
  14: ['hits with AP'],
  15: ['silenced'],
  16: ['morale'],
  21: ['bitten', 'dangerous'],
  22: ['hits'],
  23: ['noted', 'trapped', 'hits with AP'],
  24: ['dangerous'],
  25: ['out of range'],
  26: ['melee'],
  31: ['marker', 'hits'],
  32: ['came', 'moved', 'melee'],
  33: ['marker', 'hits'],
  34: ['came', 'attacks'],
  35: ['came-true', 'left'],
  36: ['marker', 'carried', 'dropped', 'came-true', 'left'],
  41: ['shaken'],
  42: ['misfired', 'hits with AP'],
  43: ['lethal'],
  45: ['exposed'],
  52: ['noted', 'came-true'],
  53: ['melee'],
  54: ['shooting'],
  55: ['rallied'],
  56: ['granted', 'morale'],
  62: ['left', 'came-true'],
  63: ['found', 'attacks', 'attacks in a later battle'],
};

/** Numbers with a different event in Firefight. */
const FIREFIGHT: Readonly<Record<number, readonly string[]>> = {
  21: ['slipped', 'fell'],
  41: ['slipped', 'fell'],
  43: ['lethal', 'fell'],
  45: ['exposed', 'wound-effect'],
};

/** Returns everything that must be seen of a ruleset's events in battles: signs that begin with the event's number, and all ways to leave. */
export const eventSigns = (campaign: CampaignRulesetId): string[] => [
  ...Object.entries(campaign === 'gff' ? { ...SIGNS, ...FIREFIGHT } : SIGNS)
    .filter(([number]) => EVENTS[campaign][Number(number)] === PRINTED_EVENTS[campaign][Number(number)])
    .flatMap(([number, signs]) => signs.map((sign) => `${number} ${sign}`)),
  'an event without a unit to happen to',
  ...DEPARTURES.map((how) => `leaves ${how}`),
];

/** Looks for the signs of events in battles. */
export class EventWatch {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #found: ReadonlySet<string>;
  readonly #see: (sign: string) => void;
  #game?: Game;
  /** The number of each random event, those with a marker on the table, and the last one until a unit has acted. */
  readonly #rows = new Map<number, number>();
  readonly #marked = new Set<number>();
  #latest = 0;
  /** What happened to a unit last, and what came true in this step. */
  #mishap = { number: 0, unit: -1 };
  #fulfilled: { number: number; unit: number }[] = [];

  constructor(campaign: CampaignRulesetId, see: (sign: string) => void) {
    const rules = Object.values(EVENTS[campaign]);
    this.#numbers = new Map(rules.map(({ name, number }) => [name, number]));
    this.#found = new Set(
      rules.flatMap(({ does }) => does.flatMap((effect) => (effect.do === 'weapon' ? effect.weapon.name : []))),
    );
    this.#see = see;
  }

  step({ game, events }: PlayedStep): void {
    if (this.#game !== game) {
      this.#game = game;
      this.#rows.clear();
      this.#marked.clear();
    }
    this.#fulfilled = [];
    for (const event of events) this.#look(game, event);
  }

  /** A unit may shoot, and an enemy is as far away as its weapon would reach in good light. */
  asked(battle: Battle, question: Question): void {
    if (question.kind !== 'shoot' || !this.#hasHappened(25)) return;
    const { unit } = question;
    for (const model of modelsOf(battle, unit))
      for (const held of battle.plan.models[model].weapons) {
        const range = rangeOf(battle, model, held);
        if (held.type.range === 0 || range !== held.type.range - 600) continue;
        for (const { index } of battle.plan.units) {
          if (sideOf(battle, index) === question.side || !isLiving(battle, index) || !isOnTable(battle, index))
            continue;
          const gap = unitGap(battle, unit, index);
          if (gap > range && gap <= held.type.range) this.#see('25 out of range');
        }
      }
  }

  #hasHappened(number: number): boolean {
    return [...this.#rows.values()].includes(number);
  }

  #look(game: Game, event: BattleEvent): void {
    const { plan } = game;
    const see = (number: number | undefined, sign: string): void => {
      if (number !== undefined) this.#see(`${number} ${sign}`);
    };
    const comes = (unit: number): number | undefined => plan.units[unit]?.comes?.event;
    switch (event.type) {
      case 'event':
        this.#rows.set(event.row, event.number);
        this.#latest = event.dead ? 0 : event.number;
        this.#see(event.dead ? 'an event without a unit to happen to' : `${event.number} happened`);
        return;
      case 'activated':
        this.#latest = 0;
        if (event.action !== 'idle' && event.action !== 'hold') see(comes(event.unit), 'moved');
        return;
      case 'befell': {
        const number = this.#numbers.get(event.event);
        this.#mishap = { number: number ?? 0, unit: event.unit };
        return see(number, event.how);
      }
      case 'dangerous':
        if (this.#latest === 24) see(24, 'dangerous');
        if (this.#mishap.number === 21 && this.#mishap.unit === event.unit) see(21, 'dangerous');
        return;
      case 'fell-down':
      case 'fell':
        if (event.unit === this.#mishap.unit && (event.type === 'fell') === (this.#mishap.number === 43))
          see(this.#mishap.number, 'fell');
        return;
      case 'roll':
        for (const { source } of event.bill ?? []) see(this.#numbers.get(source), event.purpose);
        return;
      case 'volley': {
        const number = this.#numbers.get(event.name);
        if (event.kind === 'event') {
          see(number, 'hits');
          if (event.rules.some((rule) => rule.startsWith('AP('))) see(number, 'hits with AP');
        }
        for (const rule of event.rules) see(this.#numbers.get(rule.replace(/\(.*/, '')), event.kind);
        see(comes(event.unit), event.kind);
        for (const model of event.attackers)
          if (plan.units[plan.models[model].unit].comes)
            see(plan.units[plan.models[model].unit].comes?.event, 'attacks');
        if (this.#found.has(event.name)) see(63, this.#hasHappened(63) ? 'attacks' : 'attacks in a later battle');
        return;
      }
      case 'came':
        return see(comes(event.unit), 'came');
      case 'marker':
        see(this.#rows.get(event.row), this.#marked.has(event.row) ? 'dropped' : 'marker');
        this.#marked.add(event.row);
        return;
      case 'came-true':
        this.#fulfilled.push({ number: this.#rows.get(event.row) ?? 0, unit: event.unit });
        return see(this.#rows.get(event.row), event.type);
      case 'carried':
      case 'noted':
        return see(this.#rows.get(event.row), event.type);
      case 'left':
        this.#see(`leaves ${event.how}`);
        if (event.how === 'captured') see(11, 'left');
        for (const { number, unit } of this.#fulfilled) if (unit === event.unit) see(number, 'left');
        return;
      case 'granted':
        return see(this.#numbers.get(event.rule), 'granted');
      case 'found':
        return this.#see('63 found');
      default:
    }
  }
}
