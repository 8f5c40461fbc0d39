import { describe, expect, test } from 'vitest';
import { parseUnitText } from './typed.ts';

const read = (text: string) => {
  const unit = parseUnitText(text);
  if (!unit.ok) throw new Error(unit.error.map(({ message }) => message).join('; '));
  return unit.value;
};
const arms = (text: string): string[] =>
  read(text).models.map(({ weapons }) => weapons.map(({ name }) => name).join('+'));
const problem = (text: string): string => {
  const unit = parseUnitText(text, 'attacker');
  return unit.ok ? 'fine' : `${unit.error[0].path}: ${unit.error[0].message}`;
};

describe('a unit in one line', () => {
  test('may have its size behind the name, as Army Forge prints it', () => {
    const { name, models } = read('Guard [5] Q4+ D5+ | 5x Rifle (24", A1)');
    expect([name, models.length]).toEqual(['Guard', 5]);
  });

  test('has models, values, rules and weapons', () => {
    expect(read('10x Guard Q4+ D5+ | 10x Rifle (24", A1)')).toMatchObject({
      name: 'Guard',
      quality: 4,
      defense: 5,
      rules: [],
      models: Array.from({ length: 10 }, () => ({ weapons: [{ name: 'Rifle', range: 2400, attacks: 1 }] })),
    });
    expect(read('Iron Abbot Q3+ D2+ Hero, Tough(6), Caster(2) | Maul (A4, AP(1), Deadly(3))')).toMatchObject({
      name: 'Iron Abbot',
      rules: [{ id: 'hero' }, { id: 'tough', rating: 6 }, { id: 'caster', rating: 2 }],
      models: [{ weapons: [{ name: 'Maul', attacks: 4, rules: [{ id: 'ap' }, { id: 'deadly', rating: 3 }] }] }],
    });
  });

  test('may leave out the plus signs, the count and the weapons', () => {
    expect(read('Wolf Q5 D6')).toMatchObject({ quality: 5, defense: 6, models: [{ weapons: [] }] });
    expect(read('3 x Wolf q5+ d6+ Fast')).toMatchObject({ name: 'Wolf', rules: [{ id: 'fast' }] });
  });

  test('gives common weapons to all models, then single weapons to the first models', () => {
    expect(arms('5x Squad Q4+ D4+ | 4x Rifle (24", A1), Cannon (24", A1), 5x Fist (A1)')).toEqual([
      'Cannon+Fist',
      'Rifle+Fist',
      'Rifle+Fist',
      'Rifle+Fist',
      'Rifle+Fist',
    ]);
    expect(arms('2x Ogre Q4+ D4+ | 4x Club (A1)')).toEqual(['Club+Club', 'Club+Club']);
    expect(arms('2x Ogre Q4+ D4+ | 3x Club (A1)')).toEqual(['Club+Club', 'Club']);
    expect(arms('3x Squad Q4+ D4+ | 3x Rifle (24", A1), Pistol (12", A1)')).toEqual(['Rifle+Pistol', 'Rifle', 'Rifle']);
  });

  test('is refused with the place and the reason', () => {
    expect(problem('0x Guard Q4+ D4+')).toBe('attacker: the number of models is 0 (limits 1 to 30)');
    expect(problem('31x Guard Q4+ D4+')).toContain('attacker: the number of models is 31 (limits 1 to 30)');
    expect(problem('Guard Q7+ D4+')).toBe('attacker: Quality is 7 (limits 2 to 6)');
    expect(problem('Guard Q4+ D1+')).toContain('attacker: Defense is 1 (limits 2 to 6)');
    expect(problem('Guard Q4+ D4+ | Rifle (24", A10000)')).toContain('"Rifle" has 10000 attacks (limits 1 to 60)');
    expect(problem('Guard Q4+ D4+ | Rifle (24")')).toContain('"Rifle" must have its attacks exactly once');
    expect(problem('Guard Q4+ D4+ | Rifle (24", A1')).toContain('unbalanced parentheses');
    expect(problem('Guard Q4+ D4+ | 500x Rifle (24", A1)')).toContain('(limits 1 to 120)');
    expect(problem('Guard Q4+ D4+ | a | b')).toContain('is not a unit such as');
    expect(problem('Guard')).toContain('is not a unit such as');
    expect(problem('')).toContain('is not a unit such as');
    expect(problem(`${'x'.repeat(1001)} Q4+ D4+`)).toContain('is too long');
  });
});
