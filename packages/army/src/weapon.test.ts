import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gf } from '@muster/rules';
import { makeWeapon, parseWeapon } from './weapon.ts';

const messages = (text: string): string[] => {
  const result = parseWeapon(text);
  return result.ok ? [] : result.error.map(({ path, message }) => `${path}: ${message}`);
};

describe('a weapon', () => {
  test('that shoots has its range in hundredths', () => {
    expect(parseWeapon('Heavy Rifle (24", A1, AP(1))')).toEqual({
      ok: true,
      value: { name: 'Heavy Rifle', range: 2400, attacks: 1, rules: [{ id: 'ap', rating: 1 }] },
    });
  });

  test('without a range is for melee', () => {
    expect(parseWeapon('Claws (A3, Furious, Deadly(3))')).toEqual({
      ok: true,
      value: { name: 'Claws', attacks: 3, rules: [{ id: 'furious' }, { id: 'deadly', rating: 3 }] },
    });
  });

  test.each([
    'Gun (18", A2)',
    'Gun (18”, A2)',
    'Gun (18″, A2)',
    "Gun (18'', A2)",
    'Gun (18 in, A2)',
    ' Gun ( A2 , 18in ) ',
  ])('may be typed as %s', (text) => {
    expect(parseWeapon(text)).toEqual({ ok: true, value: { name: 'Gun', range: 1800, attacks: 2, rules: [] } });
  });

  test('keeps an unknown rule', () => {
    expect(parseWeapon('Gun (18", A2, Curse of Moss)')).toMatchObject({ value: { rules: [{ id: 'curse-of-moss' }] } });
  });

  test.each([
    ['', 'must be a text'],
    ['Rifle', 'is not a weapon such as'],
    ['Rifle (24", A1', 'is not a weapon such as'],
    ['Rifle (24", A1))', 'is not a weapon such as'],
    ['(24", A1)', 'is not a weapon such as'],
    [' (A1)', 'is not a weapon such as'],
    ['Rifle (24", A1, AP(1)', 'is not a weapon such as'],
    ['Rifle (24")', 'must have its attacks exactly once, such as A1'],
    ['Rifle (A1, A2)', 'must have its attacks exactly once, such as A1'],
    ['Rifle (24", 12", A1)', 'more than one range'],
    ['Rifle (24", A0)', 'has 0 attacks (limits 1 to 60)'],
    ['Rifle (24", A61)', 'has 61 attacks (limits 1 to 60)'],
    ['Rifle (0", A1)', 'has a range of 0" (limits 1" to 120")'],
    ['Rifle (-6", A1)', 'has a range of -6" (limits 1" to 120")'],
    ['Rifle (121", A1)', 'has a range of 121" (limits 1" to 120")'],
    ['Rifle (24", A1, )', 'is not a rule such as'],
    ['Rifle (24", A1, AP(x))', 'is not a rule such as'],
    ['Rifle (24", A1, AP(1000))', 'weapon: "AP(1000)" has too high a rating (limit 100)'],
    ['2x Rifle (24", A1)', 'several copies'],
    ['Rifle (24, A1)', 'weapon: "Rifle": write the range as 24"'],
    ['0x Rifle (24", A1)', 'between 1 and 20'],
    ['999x Rifle (24", A1)', 'between 1 and 20'],
    [`${'R'.repeat(300)} (A1)`, 'at most 200'],
  ])('%s is refused', (text, message) => {
    expect(messages(text).join('\n')).toContain(message);
    expect(messages(text)[0]).toMatch(/^weapon: /);
  });

  test('never throws, and is written as it was read', () => {
    const pieces = fc.constantFrom('Gun', '(', ')', ',', ' ', 'A', '1', '24', '"', 'AP(1)', 'x', '2x ', '-', '\n', 'ß');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const result = parseWeapon(parts.join(''));
        if (result.ok) expect(parseWeapon(makeWeapon(result.value, gf))).toEqual(result);
        else expect(result.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 3000, seed: 1 },
    );
    expect(makeWeapon({ name: 'Gun', range: 1850, attacks: 2, rules: [{ id: 'ap', rating: 1 }] }, gf)).toBe(
      'Gun (18.5", A2, AP(1))',
    );
  });
});
