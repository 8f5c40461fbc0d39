import { gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { type BattleHeader, headerOf } from './header.ts';

const header: BattleHeader = {
  title: 'Ford',
  by: 'ada',
  ruleset: { base: 'gff@1', changes: [] },
  settings: {} as BattleHeader['settings'],
  armies: [],
  table: { width: 4800, depth: 4800, terrain: [] },
  maxObjectives: 5,
  dice: 'seeded',
  seed: 'x',
  seats: [],
  watch: 'w',
};

test('a header of an older database is converted to the current form', () => {
  const ruleset = { id: 'gff', version: '1' };
  expect(headerOf(header)).toEqual(header);
  expect(headerOf({ ...header, ruleset })).toEqual(header);
  const settings = { regen_after_deadly: false, backOff: 'required' } as never;
  expect(headerOf({ ...header, settings }).settings).toEqual({ regenAfterDeadly: false, backOff: 'required' });
  const extras = { concedes: true } as const;
  expect(headerOf({ ...header, ruleset, mission: extras as never })).toEqual({ ...header, extras });
  expect(headerOf({ ...header, ruleset, mission: gff.mission })).toEqual({ ...header, mission: gff.mission });
});
