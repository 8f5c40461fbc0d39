import { SYSTEMS, rulesetOf } from '@muster/rules';
import { SETTINGS } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import page from '../../../../docs/rulings/README.md?raw';
import { entriesOf, entryAt, search } from './entries.ts';
import { parseRulings } from './rulings.ts';

const rulings = parseRulings(page);
const gf = rulesetOf('gf');
const entries = gf ? entriesOf(gf, rulings) : [];

describe('the page of rulings', () => {
  test('is read row by row, with codes of three collections', () => {
    const find = (code: string): unknown => rulings.rulings.find((ruling) => ruling.code === code);
    expect(find('battle:W5')).toMatchObject({ id: 'battle-w5', section: 'Hits and wounds', switched: true });
    expect(find('muster:barricade')).toMatchObject({ section: 'Our own readings', switched: false });
    expect(find('campaign:G1')).toMatchObject({ section: 'Campaign: principles' });
    expect(new Set(rulings.rulings.map(({ id }) => id)).size).toBe(rulings.rulings.length);
  });

  test('describes every setting', () => {
    expect(Object.keys(SETTINGS).filter((name) => !rulings.switches.has(name))).toEqual([]);
  });
});

describe('what can be looked up', () => {
  test.each(SYSTEMS)('has a unique address in %s', (id) => {
    const ruleset = rulesetOf(id);
    const ids = ruleset ? entriesOf(ruleset, rulings).map((one) => one.id) : [];
    expect(ids.filter((one, i) => ids.indexOf(one) !== i)).toEqual([]);
    expect(ids.length).toBeGreaterThan(300);
  });

  test('is found by address', () => {
    expect(entryAt(entries, '#ap')?.title).toBe('AP(X)');
    expect(entryAt(entries, '#battle:W5')?.title).toBe('battle:W5');
    expect(entryAt(entries, '')).toBeUndefined();
    expect(entryAt(entries, '#nothing')).toBeUndefined();
  });

  test('is found by words, names first and without ratings', () => {
    expect(search(entries, 'AP(2)')[0].title).toBe('AP(X)');
    expect(search(entries, 'deadly')[0].title).toBe('Deadly(X)');
    expect(search(entries, 'poison').map(({ id }) => id)).toContain('bane');
    expect(search(entries, 'blast', 'ruling').every(({ kind }) => kind === 'ruling')).toBe(true);
    expect(search(entries, 'no such thing at all')).toEqual([]);
  });

  test('names the rulings about a rule', () => {
    expect(entryAt(entries, '#blast')?.rulings).toContain('battle:S15');
  });
});
