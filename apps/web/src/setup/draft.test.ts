import { defaultSettings, SETTINGS } from '@muster/engine';
import { gf, gff, tableFor } from '@muster/rules';
import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { firstDraft, orderOf, withImported, withSetting, withSide, withSides, withSize, withSystem } from './draft.ts';
import type { Ready } from './ready.ts';
import { SETTING_WORDS, settingRows } from '@muster/engine';

const list = (id: string, system = 'gf'): Ready => ({
  id,
  name: id,
  system,
  points: Number(id.split('-').at(-1)),
  kind: 'book',
  units: [],
});

const LISTS = ['reeds-750', 'lamps-750', 'reeds-1000', 'lamps-1000', 'lamps-2000']
  .map((id) => list(id))
  .concat(list('reeds-200', 'gff'));

const first = firstDraft('gf', LISTS, 'a seed');
const table = tableFor(gf, 'a seed', 2);

describe('a battle that is being set up', () => {
  it('starts with the user against the captain, at the middle size', () => {
    expect(first.size).toBe(1000);
    expect(orderOf(first, table)).toEqual({
      system: 'gf',
      sides: [
        { army: { ready: 'reeds-1000' }, seat: { kind: 'me' } },
        { army: { ready: 'lamps-1000' }, seat: { kind: 'bot', level: 'captain', character: 'balanced' } },
      ],
      table: { seed: 'a seed' },
      dice: 'seeded',
    });
  });

  it('takes the game and size of an imported army', () => {
    const army = { from: 'read', name: 'Mine', system: 'gff', points: 230, file: {} } as const;
    const brought = withImported(first, 1, army, LISTS);
    expect(brought).toMatchObject({ system: 'gff', size: 200 });
    expect(brought.sides.map((side) => side.army)).toEqual([{ from: 'ready', id: 'reeds-200' }, army]);
    const large = { ...army, system: 'gf', points: 1900 };
    expect(withImported(first, 0, large, LISTS)).toMatchObject({ system: 'gf', size: 2000 });
  });

  it('does not change where another side has its own army, or the game is unknown', () => {
    const army = { from: 'read', name: 'Mine', system: 'gff', points: 230, file: {} } as const;
    const other = withSide(first, 0, { army: { from: 'kept', id: 'x', name: 'Theirs' } });
    expect(withImported(other, 1, army, LISTS)).toMatchObject({ system: 'gf', size: 1000 });
    expect(withImported(first, 1, { ...army, system: 'other' }, LISTS).system).toBe('gf');
  });

  it('orders random events only where a game has them', () => {
    expect(orderOf({ ...first, events: true }, table).events).toBe(true);
    expect(orderOf({ ...withSystem(first, 'aofs', LISTS), events: true }, table).events).toBeUndefined();
  });

  it('chooses other armies for another game, and the same books for another size', () => {
    expect(withSystem(first, 'gff', LISTS).sides[0].army).toEqual({ from: 'ready', id: 'reeds-200' });
    expect(withSize(first, 750, LISTS).sides[1].army).toEqual({ from: 'ready', id: 'lamps-750' });
  });

  it('leaves an imported army unchanged', () => {
    const own = withSide(first, 0, { army: { from: 'read', name: 'Mine', system: 'gf', points: 1000, file: {} } });
    expect(withSize(own, 750, LISTS).sides[0].army).toMatchObject({ from: 'read', name: 'Mine' });
  });

  it('adds sides and removes them again', () => {
    const four = withSides(first, 4, LISTS);
    expect(four.sides.map(({ seat }) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(withSides(four, 2, LISTS)).toEqual(first);
  });

  it('sends the table itself where a landscape was chosen', () => {
    const order = orderOf({ ...first, table: { from: 'seed', seed: 'a seed', theme: 'city' } }, table);
    expect(order.table).toHaveProperty('table.format', 'muster-table');
  });

  it('stores only settings that are not at their default', () => {
    const open = withSetting(first, 'castingAssists', 'open');
    expect(orderOf(open, table).settings).toEqual({ castingAssists: 'open' });
    expect(withSetting(open, 'castingAssists', 'blind').settings).toEqual({});
  });
});

describe('checks before a battle', () => {
  it('are empty where nothing is missing', () => {
    expect(checksOf(first, [], table)).toEqual({ stops: [], notes: [] });
  });

  it('name what is missing', () => {
    const draft = withSide(withSide(first, 0, { army: undefined }), 1, { seat: { kind: 'here', name: ' ' } });
    expect(checksOf(draft, [], undefined).stops).toEqual([
      'Choose an army for side 1.',
      'Choose a player for side 2.',
      'Choose a table.',
    ]);
  });

  it('do not place armies without dice', () => {
    expect(checksOf({ ...first, ready: true, dice: 'asked' }, [], table).stops).toHaveLength(1);
    expect(checksOf({ ...first, ready: true }, [], table).stops).toEqual([]);
    expect(orderOf({ ...first, ready: true }, table).ready).toBe(true);
  });

  it('leave the table to the players who place it by turns', () => {
    const draft = { ...first, table: { from: 'turns', seed: 'x', theme: 'city', pieces: 18 } } as const;
    const empty = { width: 7200, depth: 4800, terrain: [] };
    expect(checksOf(draft, [], empty)).toEqual({ stops: [], notes: [] });
    expect(orderOf(draft, empty).table).toEqual({ turns: { seed: 'x', theme: 'city', pieces: 18 } });
    expect(orderOf({ ...first, table: { from: 'turns', seed: 'x' } }, empty).table).toEqual({ turns: { seed: 'x' } });
  });

  it('report a table that is too small', () => {
    const small = { width: 2400, depth: 2400, terrain: [] };
    expect(checksOf({ ...first, table: { from: 'file', name: 'x', table: small } }, [], small).stops[0]).toMatch(
      'too small',
    );
  });
});

describe('settings', () => {
  it('have a text for every value', () => {
    expect(Object.keys(SETTING_WORDS).sort()).toEqual(Object.keys(defaultSettings()).sort());
    for (const [name, { values }] of Object.entries(SETTING_WORDS))
      expect(Object.keys(values).sort()).toEqual([...SETTINGS[name as keyof typeof SETTINGS]].map(String).sort());
  });

  it('are those of the game', () => {
    const groups = (ruleset: typeof gf): string[] => settingRows(ruleset).map(({ group }) => group);
    expect(groups(gf)).not.toContain('Firefight');
    expect(groups(gff)).toContain('Firefight');
  });
});
