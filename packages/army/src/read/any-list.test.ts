import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAnyList } from './any-list.ts';
import { parseForgeBook } from '../forge/book.ts';

const unit = {
  id: 'u',
  name: 'Wardens',
  size: 3,
  cost: 60,
  quality: 4,
  defense: 4,
  rules: [],
  weapons: [{ type: 'ArmyBookWeapon', name: 'Pike', count: 3, attacks: 1, range: 0 }],
};
const resolved = { gameSystem: 'gf', name: 'Tide', units: [{ ...unit, selectionId: 'a' }] };
const saved = { gameSystem: 'gf', list: { gameSystem: 'gf', name: 'Tide', units: [{ id: 'u', selectionId: 'a' }] } };

test('Muster lists are read', () => {
  const file = new URL('../../samples/gf/ember-choir.json', import.meta.url);
  const read = parseAnyList(JSON.parse(readFileSync(file, 'utf8')));
  expect(read).toMatchObject({ ok: true, value: { list: { army: { name: 'The Ember Choir' } }, notes: [] } });
});

test('lists of Army Forge are recognised', () => {
  expect(parseAnyList(resolved)).toMatchObject({ ok: true, value: { list: { system: 'gf', army: { name: 'Tide' } } } });
  const book = parseForgeBook({ uid: 'b', name: 'Book', gameSystemId: 2, units: [unit] });
  expect(book.ok).toBe(true);
  if (book.ok) expect(parseAnyList(saved, [book.value])).toMatchObject({ ok: true });
});

test('a saved list without its book asks for the book', () => {
  expect(parseAnyList(saved)).toMatchObject({ ok: false, error: [{ path: 'save.list' }] });
});

test('anything else is refused with an explanation', () => {
  for (const value of [undefined, 5, [], {}, { format: 'x' }, { units: [] }])
    expect(parseAnyList(value)).toMatchObject({ ok: false });
});
