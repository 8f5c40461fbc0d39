import { EMPTY_REPORT } from '@muster/campaign';
import { expect, test } from 'vitest';
import { parseMatchReport } from './report.ts';

test('a report may leave everything out that did not happen', () => {
  expect(parseMatchReport({})).toEqual({ ok: true, value: EMPTY_REPORT });
});

test('kills are written with one victim or several, one killer or those among whom nobody can tell', () => {
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
  ['no list', { destroyed: 'b1' }, 'destroyed'],
  ['a field that nobody reads', { destoryed: ['b1'] }, 'destoryed'],
  ['a kill without a victim', { kills: [{ by: 'a1' }] }, 'kills[0]'],
  ['a kill without a killer', { kills: [{ victim: 'b1' }] }, 'kills[0].by'],
  ['half a model', { modelsKilled: { a1: 1.5 } }, 'modelsKilled.a1'],
  ['a way to leave that there is not', { left: { a1: 'bored' } }, 'left.a1'],
  ['nothing', null, '(top)'],
])('%s is refused by its place', (_, value, path) => {
  const report = parseMatchReport(value);
  expect(report.ok ? [] : report.error.map((one) => one.path)).toContain(path);
});
