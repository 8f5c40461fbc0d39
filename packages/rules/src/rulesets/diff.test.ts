import { expect, test } from 'vitest';
import { aof, diffRulesets, gf, gff, type RulesetDifference } from './index.ts';

/** A rule that lists may have, and no trait of a campaign. */
const isOfLists = ({ part, name }: RulesetDifference): boolean => part === 'rule' && !name.startsWith('Trait: ');

test('a ruleset does not differ from itself', () => {
  expect(diffRulesets(gf, gf)).toEqual([]);
});

test('Firefight differs in numbers, ways, organisation and rules', () => {
  const found = diffRulesets(gf, gff);
  expect(found).toContainEqual({ part: 'figure', name: 'coherency span', before: '9″', after: '6″' });
  expect(found).toContainEqual({ part: 'figure', name: 'hero join tough', before: '6', after: 'none' });
  expect(found).toContainEqual({ part: 'way', name: 'morale', before: 'unit', after: 'army' });
  expect(found).toContainEqual({ part: 'force organisation', name: 'points per model', after: '20' });
  expect(found.filter(isOfLists).map(({ name }) => name)).toEqual([
    'Banner',
    'Blast',
    'Caster Group',
    'Fear',
    'Flying',
    'Hero',
    'Hive Bond',
    'Hive Bond Boost',
    'Impale',
    'Martial Prowess',
    'Musician',
    'Shatter',
    'Strider',
    'Tear',
    'Tough',
  ]);
  expect(found.find(({ name }) => name === 'Strider')?.after).toContain('move.jumpsOn: 2');
});

test('lengths are in inches, counts are plain, and dice need a face or more', () => {
  const figure = (name: string): string[] =>
    diffRulesets(gf, gff)
      .filter((one) => one.part === 'figure' && one.name === name)
      .flatMap(({ before, after }) => [before ?? '', after ?? '']);
  expect(figure('ability targets')).toEqual(['1', '4']);
  expect(figure('terrain pieces')).toEqual(['15', '20']);
  expect(figure('push target')).toEqual(['none', '4+']);
  expect(figure('table width')).toEqual(['72″', '48″']);
});

test('Age of Fantasy adds two rules and changes nothing else', () => {
  const found = diffRulesets(gf, aof);
  expect(found.filter(isOfLists).map(({ part, name, before }) => [part, name, before])).toEqual([
    ['rule', 'Entrenched', undefined],
    ['rule', 'Morale', undefined],
  ]);
  expect(found.filter((one) => !isOfLists(one)).map(({ name }) => name.replace('Trait: ', ''))).toEqual([
    'Agile',
    'Bitter Rivalry',
    'Climber',
    'Instigator',
    'Runner',
    'Scavenger',
    'Smashed Leg',
    'Tactician',
    'Vanguard',
    'Warden',
    'Daredevil',
  ]);
  expect(found.find(({ name }) => name === 'Trait: Runner')?.after).toContain('move.always: 3');
});
