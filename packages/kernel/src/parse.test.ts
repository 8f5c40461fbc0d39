import { describe, expect, test } from 'vitest';
import { Reader } from './parse.ts';

const read = (value: unknown) => new Reader(value);

describe('correct values', () => {
  test('of every kind are returned without a finding', () => {
    const r = read({
      name: 'Squad',
      size: 5,
      ratio: 0.5,
      hero: false,
      kind: 'gf',
      parts: [1, 2],
      more: { a: 1, b: 2 },
    });
    expect(r.object()).toBe(true);
    expect(r.at('name').text()).toBe('Squad');
    expect(r.at('size').whole(1, 10)).toBe(5);
    expect(r.at('ratio').number(0, 1)).toBe(0.5);
    expect(r.at('hero').truth(true)).toBe(false);
    expect(r.at('kind').word(['gf', 'aof'], 'aof')).toBe('gf');
    expect(
      r
        .at('parts')
        .list()
        .map((part) => part.whole(0, 9)),
    ).toEqual([1, 2]);
    expect(
      r
        .at('more')
        .entries()
        .map(([key, part]) => [key, part.whole(0, 9)]),
    ).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(r.findings).toEqual([]);
  });

  test('may be equal to a limit', () => {
    expect([read(1).whole(1, 3), read(3).whole(1, 3), read(0.5).number(0.5, 0.5)]).toEqual([1, 3, 0.5]);
  });
});

describe('wrong values are reported with their place and replaced by a fallback', () => {
  test('all problems are reported, not only the first', () => {
    const r = read({ units: [{ name: '' }, { name: 'Squad', size: 2.5 }, 7] });
    for (const unit of r.at('units').list()) {
      unit.object();
      unit.at('name').text('nameless');
      unit.at('size').whole(1, 10);
    }
    expect(r.findings.map(({ path }) => path)).toEqual([
      'units[0].name',
      'units[0].size',
      'units[1].size',
      'units[2]',
      'units[2].name',
      'units[2].size',
    ]);
    expect(r.findings[0].message).toBe('must be a text, but it is ""');
    expect(r.findings[1].message).toBe('must be a number, but it is missing');
    expect(r.findings[2].message).toBe('must be a whole number, but it is 2.5');
    expect(r.findings[3].message).toBe('must be an object, but it is 7');
  });

  test.each([
    [undefined, 'missing'],
    [null, 'null'],
    [[1], 'a list'],
    [{ a: 1 }, 'an object'],
    ['x', '"x"'],
    [true, 'true'],
  ])('reports the value found: %o', (value, shown) => {
    const r = read(value);
    expect(r.number(1, 5, 3)).toBe(3);
    expect(r.findings).toEqual([{ path: '(top)', message: `must be a number, but it is ${shown}` }]);
  });

  test('long values are shortened', () => {
    const r = read('x'.repeat(100));
    r.truth();
    expect(r.findings[0].message.length).toBeLessThan(110);
    expect(r.findings[0].message).toContain('…');
  });

  test('numbers outside the limits, and values that are not numbers', () => {
    const r = read(11);
    expect(r.whole(1, 10, 4)).toBe(4);
    expect(r.findings[0].message).toBe('must be between 1 and 10, but it is 11');
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '5']) {
      const odd = read(value);
      expect(odd.number(0, 10)).toBe(0);
      expect(odd.findings).toHaveLength(1);
    }
  });

  test('words that are not on the list', () => {
    const r = read({ kind: 'chess' });
    expect(r.at('kind').word(['gf', 'aof'], 'gf')).toBe('gf');
    expect(r.findings[0]).toEqual({ path: 'kind', message: 'must be one of gf, aof, but it is "chess"' });
  });

  test('values that are not lists, and lists that are too long', () => {
    const r = read({ a: { length: 2 }, b: Array.from({ length: 4 }, () => 1) });
    expect(r.at('a').list()).toEqual([]);
    expect(r.at('b').list(3)).toEqual([]);
    expect(r.at('b').list(4)).toHaveLength(4);
    expect(r.findings.map(({ message }) => message)).toEqual([
      'must be a list, but it is an object',
      'holds 4 entries; at most 3 are allowed',
    ]);
  });

  test('texts that are too long', () => {
    const r = read({ name: 'abcdef' });
    r.at('name').text('', 5);
    expect(r.findings[0]).toEqual({ path: 'name', message: 'is 6 characters long; at most 5 are allowed' });
  });

  test('lists, null and missing values instead of objects', () => {
    for (const value of [[], null, undefined, 'x', 3]) {
      const r = read(value);
      expect(r.object()).toBe(false);
      expect(r.entries()).toEqual([]);
      expect(r.findings).toHaveLength(2);
    }
  });
});

describe('parts that are missing', () => {
  test('are reported as missing at any depth', () => {
    const r = read({});
    expect(r.at('a').present).toBe(false);
    expect(r.at('a').at('b').present).toBe(false);
    expect(r.at('a').at('b').path).toBe('a.b');
    expect(read({ a: null }).at('a').present).toBe(false);
    expect(read({ a: 0 }).at('a').present).toBe(true);
    expect(r.findings).toEqual([]);
  });

  test('include fields that every object inherits', () => {
    for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect([key, read({}).at(key).present]).toEqual([key, false]);
  });
});

test('callers can add findings', () => {
  const r = read({ a: { b: 1 } });
  r.at('a').at('b').complain('is odd');
  r.complain('is odd as a whole');
  expect(r.findings).toEqual([
    { path: 'a.b', message: 'is odd' },
    { path: '(top)', message: 'is odd as a whole' },
  ]);
});
