import { describe, expect, test } from 'vitest';
import { parseListText } from '../read/any-list.ts';
import { isForgeText, parseForgeText } from './text.ts';

const LIST = `\`\`\`
++ Low tide! - The Tide (v3.5.2), Reeds (v3.5.2) [GF 310pts] [3 Units] ++

2x Wardens [3] Q4+ D5+ | 60pts | 3x Fast, Tough(3), Banner, 2x Impact(2)
2x Pike (A1, AP(1)), Net (6", A1, Blast(3), AP(2))

Old Bell [1] Q3+ D3+ | 90pts | Hero, Tough(6), Caster(+1)
Hammer (A3)
| Joined to:
Eels [5] Q5+ D6+ | 100pts |
\`\`\``;

const read = (text: string) => {
  const made = parseForgeText(text);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.list;
};

describe('a list shared as text', () => {
  test('has its units, each as often as it says', () => {
    const { army, system, suggestions } = read(LIST);
    expect([army.name, system]).toEqual(['Low tide!', 'gf']);
    expect(army.units.map(({ name, models, cost }) => [name, models.length, cost])).toEqual([
      ['Wardens', 3, 60],
      ['Wardens', 3, 60],
      ['Old Bell', 1, 90],
      ['Eels', 5, 100],
    ]);
    expect(suggestions.joins).toEqual([{ hero: 'unit-3', unit: 'unit-4' }]);
  });

  test('gives rules and weapons to as many models as it says', () => {
    const [wardens, , bell] = read(LIST).army.units;
    expect(wardens.rules).toEqual([{ id: 'fast' }, { id: 'tough', rating: 3 }]);
    expect(wardens.models.map(({ rules }) => rules.map(({ id }) => id))).toEqual([
      ['banner', 'impact'],
      ['impact'],
      [],
    ]);
    expect(wardens.models.flatMap(({ weapons }) => weapons.map(({ name }) => name)).sort()).toEqual([
      'Net',
      'Pike',
      'Pike',
    ]);
    expect(wardens.models.flatMap(({ weapons }) => weapons).find(({ name }) => name === 'Net')).toMatchObject({
      range: 600,
      rules: [
        { id: 'blast', rating: 3 },
        { id: 'ap', rating: 2 },
      ],
    });
    expect(bell.rules).toContainEqual({ id: 'caster', rating: 1 });
  });

  test('of an old kind gives rules to all models', () => {
    const { army } = read(
      '++ Reeds [AOF 85pts] ++\n\nReeds [2] Q5+ D5+ | 85pts | Slow, 1x Elder(Caster(3))\n2x Spear (A1)',
    );
    // A count anywhere makes it a newer one: then what has none belongs to one model.
    expect(army.units[0].rules).toEqual([]);
    const plain = read('++ Reeds [AOF 85pts] ++\n\nReeds [2] Q5+ D5+ | 85pts | Slow, Furious\n2x Spear (A1)');
    expect(plain.army.units[0].rules).toEqual([{ id: 'slow' }, { id: 'furious' }]);
    expect(army.units[0].models[0].rules).toContainEqual({ id: 'caster', rating: 3 });
  });

  test('is distinguished from JSON', () => {
    expect(isForgeText(LIST)).toBe(true);
    expect(isForgeText('dear diary')).toBe(false);
    expect(parseListText(LIST)).toMatchObject({ ok: true });
    expect(parseListText('dear diary')).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining('JSON') as string }],
    });
  });

  test.each(['Eels [5] Q5+ D6+ | 100pts |', '++ Tide [100pts] ++\n\nEels [5] Q5+ D6+ | 100pts |'])(
    'that does not name its game asks for it: %s',
    (text) => {
      const made = parseForgeText(text);
      expect(made).toEqual({
        ok: false,
        error: [{ path: 'text', message: 'does not name its game: gf, gff, aof or aofs', code: 'game-unknown' }],
      });
      expect(parseForgeText(text, 'aof')).toMatchObject({ ok: true, value: { list: { system: 'aof' } } });
    },
  );

  test('that names its game is for that game', () => {
    expect(parseForgeText('++ Tide [AOF 100pts] ++\nEels [5] Q5+ D6+ | 100pts |', 'gf')).toMatchObject({
      value: { list: { system: 'aof' } },
    });
  });

  test('reports the line of an error', () => {
    const paths = (text: string): string[] => {
      const made = parseForgeText(text);
      return made.ok ? [] : made.error.map(({ path }) => path);
    };
    expect(paths('++ Tide [GF 1pts] ++\nsomething else')).toEqual(['line 2', 'text']);
    expect(paths('++ Tide [GF 1pts] ++\nEels [50] Q5+ D6+ | 100pts |')).toEqual(['line 2']);
    expect(paths('++ Tide [GF 1pts] ++\nEels [5] Q5+ D6+ | 100pts |\nTeeth (24")')).toEqual(['line 3']);
    expect(paths('++ Tide [AOFR 1pts] ++\nEels [5] Q5+ D6+ | 100pts |')).toEqual(['line 1']);
    expect(paths('x'.repeat(1_000_001))).toEqual(['line 1']);
  });
});

test('a line full of spaces is read quickly', () => {
  const spaces = ' '.repeat(150_000);
  expect(isForgeText(`++ a${spaces}b`)).toBe(false);
  expect(isForgeText(`a${spaces}b`)).toBe(false);
});
