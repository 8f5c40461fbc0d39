import { EMPTY_REPORT } from '@muster/campaign';
import { expect, test } from 'vitest';
import { parseMatchReport } from './report.ts';

test('a report may leave out everything that did not happen', () => {
  expect(parseMatchReport({})).toEqual({ ok: true, value: EMPTY_REPORT });
});

test('kills are written with one or several victims, and one or several possible killers', () => {
  const report = parseMatchReport({
    destroyed: ['b1'],
    kills: [
      { by: 'a1', victim: 'b1', round: 2, melee: true, victimShaken: true },
      { by: ['a1', 'a2'], victims: ['b2', 'b3'], joined: true },
      { by: 'a1', neutral: true },
    ],
  });
  expect(report).toEqual({
    ok: true,
    value: {
      ...EMPTY_REPORT,
      destroyed: ['b1'],
      kills: [
        { by: ['a1'], victims: ['b1'], round: 2, melee: true, shaken: true },
        { by: ['a1', 'a2'], victims: ['b2', 'b3'] },
        { by: ['a1'], victims: ['zombies'] },
      ],
    },
  });
});

test.each([
  ['not a list', { destroyed: 'b1' }, 'destroyed'],
  ['an unknown field', { destoryed: ['b1'] }, 'destoryed'],
  ['a kill without a victim', { kills: [{ by: 'a1' }] }, 'kills[0]'],
  ['a kill without a killer', { kills: [{ victim: 'b1' }] }, 'kills[0].by'],
  ['half a model', { modelsKilled: { a1: 1.5 } }, 'modelsKilled.a1'],
  ['an unknown way to leave', { left: { a1: 'bored' } }, 'left.a1'],
  ['nothing', null, '(top)'],
])('%s is refused with its place', (_, value, path) => {
  const report = parseMatchReport(value);
  expect(report.ok ? [] : report.error.map((one) => one.path)).toContain(path);
});
