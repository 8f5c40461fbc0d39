import { gf } from '@muster/rules';
import { expect, test } from 'vitest';
import { checkRules, ruleText } from './rules.ts';
import { parseUnitText } from './typed.ts';

const messagesOf = (text: string): string[] => {
  const unit = parseUnitText(text);
  if (!unit.ok) throw new Error(JSON.stringify(unit.error));
  return checkRules(gf, { name: 'Tide', units: [unit.value], spells: [] }).map(({ message }) => message);
};

test('names that armies have for rules, and rules made of others, are known', () => {
  expect(messagesOf('Guard Q4+ D4+ Battleborn, Furious Aura, Bane in Melee | Rifle (24", A1)')).toEqual([]);
});

test('unknown rules are named, and rules without their rating', () => {
  expect(messagesOf('Guard Q4+ D4+ Moonwalk, Tough | Rifle (24", A1)')).toEqual([
    'Grimdark Future does not have the rule "Moonwalk"',
    'the rule "Tough" needs a rating, such as Tough(1)',
  ]);
});

test('rules are written with their name in the army', () => {
  expect(ruleText({ id: 'battleborn' }, gf)).toBe('Battleborn');
  expect(ruleText({ id: 'hit-run-shooter-aura' }, gf)).toBe('Hit & Run Shooter Aura');
  expect(ruleText({ id: 'moon-walk', rating: 2 }, gf)).toBe('Moon Walk(2)');
});
