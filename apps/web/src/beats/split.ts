import type { BattleEvent } from '@muster/engine';

/** What a beat shows. */
const BEAT_KINDS = [
  'setup',
  'arrival',
  'activation',
  'move',
  'charge',
  'shot',
  'blow',
  'melee',
  'spell',
  'ability',
  'danger',
  'wound-effect',
  'morale',
  'random-event',
  'dice',
  'round-end',
  'round',
  'end',
] as const;
export type BeatKind = (typeof BEAT_KINDS)[number];

/** The events that are shown together as one beat. */
export interface EventGroup {
  kind: BeatKind;
  events: readonly BattleEvent[];
}

/**
 * Where an event belongs: it completes a beat of a kind, it leads to the event that completes one, it adds to the beat before it, or it
 * begins a new activation.
 */
type Role<T extends BattleEvent['type']> =
  | BeatKind
  | 'leads'
  | 'adds'
  | 'begins'
  | ((event: Extract<BattleEvent, { type: T }>) => BeatKind);

const ROLES: { readonly [T in BattleEvent['type']]: Role<T> } = {
  reason: 'begins',
  activated: 'begins',
  roll: 'leads',
  'roll-off': 'setup',
  ruled: 'setup',
  'rules-changed': 'setup',
  ordered: 'leads',
  'objective-placed': 'setup',
  mustered: 'setup',
  joined: 'leads',
  'edge-chosen': 'setup',
  deployed: ({ how }) => (how === 'deployment' ? 'setup' : 'arrival'),
  passed: 'setup',
  event: 'random-event',
  befell: 'adds',
  conceded: 'random-event',
  left: 'adds',
  underdog: 'leads',
  came: 'arrival',
  marker: 'adds',
  carried: 'adds',
  found: 'adds',
  'came-true': 'random-event',
  noted: 'adds',
  picked: 'leads',
  'round-started': 'round',
  moved: ({ how }) => (how === 'charge' ? 'charge' : 'move'),
  placed: 'move',
  withdrawn: 'move',
  crossed: 'leads',
  embarked: 'adds',
  disembarked: 'adds',
  wrecked: 'adds',
  dangerous: 'danger',
  cast: 'spell',
  granted: 'adds',
  marked: 'adds',
  used: 'ability',
  healed: 'adds',
  volley: ({ kind }) => VOLLEYS[kind],
  'blast-split': 'leads',
  recoil: 'adds',
  fell: 'leads',
  'wound-effect': 'wound-effect',
  pushed: 'move',
  jumped: 'leads',
  'fell-down': 'leads',
  'charge-failed': 'charge',
  melee: 'melee',
  morale: 'morale',
  'army-at-half': 'leads',
  recovered: 'activation',
  chose: 'leads',
  readied: 'adds',
  delayed: 'activation',
  grew: 'adds',
  'held-out': 'adds',
  destroyed: 'adds',
  objective: 'leads',
  scored: 'leads',
  'round-ended': 'round-end',
  finished: 'end',
};

const VOLLEYS = {
  shooting: 'shot',
  melee: 'blow',
  impact: 'blow',
  spell: 'spell',
  fall: 'danger',
  event: 'random-event',
} as const;

/** Returns the role of an event. */
const roleOf = (event: BattleEvent): BeatKind | 'leads' | 'adds' | 'begins' => {
  const role = ROLES[event.type];
  return typeof role === 'function' ? (role as (of: BattleEvent) => BeatKind)(event) : role;
};

/** What is shown of events after which nothing came yet: dice, or what a unit began to do. */
const kindOfRest = (events: readonly BattleEvent[]): BeatKind => {
  if (events.some(({ type }) => type === 'fell')) return 'danger';
  return events.some(({ type }) => type === 'roll') ? 'dice' : 'activation';
};

/** Splits events into beats, in order: every event is in exactly one. */
export const splitEvents = (events: readonly BattleEvent[]): EventGroup[] => {
  const groups: { kind: BeatKind; events: BattleEvent[] }[] = [];
  let open: BattleEvent[] = [];
  const close = (kind: BeatKind): void => {
    if (open.length > 0) groups.push({ kind, events: open });
    open = [];
  };
  for (const event of events) {
    const role = roleOf(event);
    const last = groups.at(-1);
    // An activation begins with its reason, so only what came before both is a beat of its own.
    if (role === 'begins' && open.some(({ type }) => type !== 'reason')) close(kindOfRest(open));
    if (role === 'adds' && open.length === 0 && last) {
      last.events.push(event);
      continue;
    }
    open.push(event);
    if (role !== 'begins' && role !== 'leads' && role !== 'adds') close(role);
  }
  close(kindOfRest(open));
  return groups;
};
