import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LABEL } from './labels.ts';

/** Labels of ids and numbers that stand for any, as the document writes them. */
const WRITTEN: readonly string[] = [
  LABEL.length,
  LABEL.objective('ARMY'),
  LABEL.reached('ARMY'),
  LABEL.otherTens,
  LABEL.otherOnes,
  LABEL.howMany,
  LABEL.randomArmy,
  LABEL.randomUnit,
  LABEL.rosterEntry,
  LABEL.unitToSend,
  LABEL.markedUnit,
  LABEL.oddXp,
  LABEL.medics('ARMY'),
  ...[LABEL.eventCheck, LABEL.eventTens, LABEL.eventOnes].map((label) => label(7).replace('7', 'N')),
  ...[LABEL.eventD3, LABEL.ransomD3].map((label) => label('N')),
  ...[LABEL.ransom, LABEL.casualty, LABEL.casualtyAgain, LABEL.reroll, LABEL.injury, LABEL.injuryAgain].map((label) =>
    label('UNIT'),
  ),
  ...[LABEL.talent, LABEL.sitOut, LABEL.trait, LABEL.fastLearner, LABEL.specialistMode].map((label) => label('UNIT')),
  ...[LABEL.skillSet, LABEL.skill].map((label) => label('UNIT')),
  LABEL.kill(['VICTIM']),
  LABEL.kill(['VICTIM', 'VICTIM']),
  LABEL.frenzy('UNIT', 'VICTIM'),
  LABEL.sale('UNIT', 'UPGRADE'),
];

test('the document names every label, as it is written in files', () => {
  const document = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8');
  const table = document.slice(document.indexOf('| `for` |'), document.indexOf('- A file of a newer version'));
  const named = [...table.matchAll(/`([^`]+)`/g)].map(([, label]) => label);
  expect(WRITTEN.filter((label) => !named.includes(label))).toEqual([]);
  expect(new Set(WRITTEN).size).toBe(Object.keys(LABEL).length + 1);
});
