import { describe, expect, it } from 'vitest';
import { readyBattle } from '../home/play-now.ts';
import { armiesFor, bookOf, groupsOf, type Ready, sizeOf, sizesOf } from './ready.ts';

const list = (id: string, points: number, kind: Ready['kind'] = 'book', system = 'gf'): Ready => ({
  id,
  name: id,
  system,
  points,
  kind,
  units: [],
});

const LISTS = [
  list('reed-folk-1000', 985),
  list('reed-folk-750', 740),
  list('lamp-watch-750', 735),
  list('old-choir', 990, 'sample'),
  list('reed-folk-200', 195, 'book', 'gff'),
];

describe('ready lists', () => {
  it('know their book and their size', () => {
    expect(bookOf(LISTS[0])).toBe('Reed Folk');
    expect(LISTS.map(sizeOf)).toEqual([1000, 750, 750, 1000, 200]);
    expect(sizesOf(LISTS, 'gf')).toEqual([750, 1000]);
  });

  it('are grouped by size, the chosen size first', () => {
    expect(groupsOf(LISTS, 'gf', 1000).map(({ size }) => size)).toEqual([1000, 750, undefined]);
  });

  it('give every side an army', () => {
    const armies = armiesFor(LISTS, { system: 'gf', size: 750, sides: 3 }, 1).map(({ id }) => id);
    expect(armies).toEqual(['lamp-watch-750', 'reed-folk-750', 'lamp-watch-750']);
  });

  it('make a battle without further choices', () => {
    const order = readyBattle('gf', LISTS, 0, 'seed');
    expect(order.sides.map(({ army }) => army)).toEqual([{ ready: 'reed-folk-750' }, { ready: 'lamp-watch-750' }]);
    expect(() => readyBattle('aof', LISTS, 0, 'seed')).toThrow('no ready armies');
  });
});
