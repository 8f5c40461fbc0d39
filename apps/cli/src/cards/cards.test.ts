import { readFileSync } from 'node:fs';
import { readListText, type Sheet, sheetOf } from '@muster/army';
import { describe, expect, test } from 'vitest';
import { text } from './markup.ts';
import { makeCards } from './page.ts';

const read = (file: object | string): Sheet => {
  const list = readListText(typeof file === 'string' ? file : JSON.stringify(file));
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  return sheetOf(list.value);
};

const SAMPLE = readFileSync(new URL('../../../../packages/army/samples/gf/ember-choir.json', import.meta.url), 'utf8');

const unit = { id: 'u', name: 'Wardens', size: 3, cost: 60, quality: 4, defense: 5, rules: [], weapons: [] };
const evil = '<script>alert("x")</script>\u001b[31m & \u202e\'';
const forge = {
  gameSystem: 'gf',
  name: evil,
  units: [
    {
      ...unit,
      selectionId: 'a',
      customName: evil,
      rules: [{ name: evil }, { name: 'Tough', rating: 3 }, { name: 'Impact', rating: 2 }],
      weapons: [{ type: 'ArmyBookWeapon', name: evil, count: 3, attacks: 1, range: 0, specialRules: [{ name: evil }] }],
      xp: 7,
      traits: [evil],
    },
  ],
};

const count = (page: string, part: string | RegExp): number => page.match(new RegExp(part, 'g'))?.length ?? 0;

describe('cards', () => {
  test('contain every unit, the spells and the rules of weapons', () => {
    const page = makeCards(read(SAMPLE), { campaign: false });
    const names = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Chanters of the First Row',
      'Scarred Penitents',
      'High Cantor Osmere',
      'Shades of Ash',
      'The Bellmother',
      'Spells',
      'Reference',
    ]);
    expect(page).toContain('Joins Scarred Penitents');
    expect(page).toContain('With High Cantor Osmere');
    expect(page).toContain('One enemy unit within 12&quot; takes 3 hits with AP(1).');
    expect(page).not.toContain('XP');
  });

  test('are self-contained', () => {
    const page = makeCards(read(SAMPLE), { campaign: true });
    expect(page).not.toMatch(/https?:|src=|url\(|@import|<script/);
  });

  test('escape names', () => {
    const page = makeCards(read(forge), { campaign: true });
    for (const part of ['<script', 'alert("x")', '\u001b', '\u202e']) expect(page).not.toContain(part);
    expect(count(page, '&lt;script&gt;')).toBeGreaterThanOrEqual(5);
    expect(text(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  });

  test('have boxes for wounds, experience and models, and ratings in rule summaries', () => {
    const page = makeCards(read(forge), { campaign: true });
    expect(count(page, '<i class="box full">')).toBe(7);
    // Three models of Tough(3), and thirty of experience of which seven are filled.
    expect(count(page, '<i class="box">')).toBe(9 + 23);
    expect(page).toMatch(/When charging, rolls 2 extra dice/);
    expect(count(makeCards(read(SAMPLE), { campaign: false }), '<i class="box round">')).toBe(12 + 12 + 8);
  });
});
