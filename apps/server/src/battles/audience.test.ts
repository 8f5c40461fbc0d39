import { refOf } from '@muster/kernel';
import { compilePlan } from '@muster/engine';
import type { ServerMessage } from '@muster/protocol';
import { gf } from '@muster/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { armyForBattle } from '@muster/army';
import { Audience, newHellos, type Viewer } from './audience.ts';
import type { BattleHeader } from './header.ts';
import { LiveBattle } from './live-battle.ts';
import { readyLists } from './ready-lists.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SPECTATORS = 400;

/** A battle of Ada and Ben, people who open and close its page, and the types of all messages sent. */
const scene = (): { audience: Audience; come: (person: string | undefined) => Viewer; heard: () => string[] } => {
  const list = readyLists.get('kestrel-guild-750')?.list;
  if (!list) throw new Error('there is no such list');
  const army = armyForBattle(list);
  const table = { width: 7200, depth: 4800, terrain: [] };
  const plan = compilePlan({ ruleset: gf, armies: [army, army], table });
  const { settings, armies, maxObjectives } = plan;
  const header: BattleHeader = {
    title: 'x',
    by: 'ada',
    ruleset: refOf(gf),
    settings,
    armies,
    table,
    maxObjectives,
    dice: 'seeded',
    seed: 'x',
    seats: ['ada', 'ben'].map((person) => ({ kind: 'person', person, name: person })),
    watch: 'w',
  };
  const battle = new LiveBattle('x', header, []);
  const audience = new Audience(() => ({ battle, created: 0, version: 1 }), newHellos());
  const messages: string[] = [];
  const come = (person: string | undefined): Viewer => {
    const viewer: Viewer = {
      person,
      name: person ?? '',
      hasAccount: false,
      watch: 'w',
      send: (text) => messages.push((JSON.parse(text) as ServerMessage).type),
      close: () => undefined,
      dismiss: () => undefined,
    };
    audience.add(viewer);
    return viewer;
  };
  return { audience, come, heard: () => messages.splice(0) };
};

const count = (messages: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(messages)].map((type) => [type, messages.filter((other) => other === type).length]));

test('400 spectators who come and go cost one message each, not one per pair', () => {
  const { audience, come, heard } = scene();
  come('ada');
  come('ben');
  vi.advanceTimersByTime(5000);
  heard();
  const spectators = Array.from({ length: SPECTATORS }, (_, i) => come(i % 2 === 0 ? `p${i}` : undefined));
  vi.advanceTimersByTime(5000);
  // The host gets one list for the first of them, and one for all.
  expect(count(heard())).toEqual({ hello: SPECTATORS, spectators: 2 });
  for (const viewer of spectators) audience.remove(viewer);
  vi.advanceTimersByTime(10_000);
  expect(count(heard())).toEqual({ spectators: 2 });
});

test('a player who keeps reconnecting costs each spectator one message per second', () => {
  const { audience, come, heard } = scene();
  for (let i = 0; i < 10; i++) come(`p${i}`);
  vi.advanceTimersByTime(5000);
  heard();
  for (let i = 0; i < 99; i++) {
    audience.remove(come('ben'));
    vi.advanceTimersByTime(10);
  }
  come('ben');
  vi.advanceTimersByTime(5000);
  const { hello, seats } = count(heard());
  expect(hello).toBe(100);
  // Ten spectators and Ben himself, a second apart: when he came, and when he stayed.
  expect(seats).toBeLessThanOrEqual(3 * 11);
});

test('a host who reconnects gets the list of spectators', () => {
  const { audience, come, heard } = scene();
  const ada = come('ada');
  come('p1');
  vi.advanceTimersByTime(1000);
  audience.remove(ada);
  vi.advanceTimersByTime(1000);
  heard();
  come('ada');
  vi.advanceTimersByTime(1000);
  expect(count(heard()).spectators).toBe(1);
});
