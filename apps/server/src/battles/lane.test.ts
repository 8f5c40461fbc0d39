import { afterEach, expect, test } from 'vitest';
import { JobLane } from './lane.ts';
import { type OrderOf, TIME_LIMITS } from './orders.ts';

const table: OrderOf<'table'> = { kind: 'table', system: 'gff', seed: 'x', sides: 2 };
/** Answered at once: there is no such record. */
const record: OrderOf<'continue-record'> = {
  kind: 'continue-record',
  person: { id: 'ada', name: 'Ada' },
  body: JSON.stringify({ record: {}, step: 1, seats: [{ kind: 'me' }, { kind: 'me' }] }),
};

const lanes: JobLane[] = [];
const laneOf = (...given: ConstructorParameters<typeof JobLane>): JobLane => {
  const lane = new JobLane(...given);
  lanes.push(lane);
  return lane;
};
afterEach(async () => {
  for (const lane of lanes.splice(0)) await lane.close();
});

test('one job of a second person waits for one job of the first, not for all of them', async () => {
  const lane = laneOf(1, { each: 10, all: 100 });
  const done: string[] = [];
  const jobs = ['eve', 'eve', 'eve', 'eve', 'eve', 'eve', 'ada'].map((by) =>
    lane.do<'table'>(by, table).then(() => done.push(by)),
  );
  await Promise.all(jobs);
  expect(done.indexOf('ada')).toBe(1);
});

test('one person has one job at a time, even if more threads are free', async () => {
  const lane = laneOf(2, { each: 10, all: 100 });
  const jobs = ['eve', 'eve', 'eve', 'ada'].map((by) => lane.do<'table'>(by, table));
  expect(lane.waiting).toBe(2);
  await Promise.all(jobs);
  expect(lane.waiting).toBe(0);
});

test('a job that takes too long fails alone', async () => {
  const lane = laneOf(1, { each: 10, all: 100 }, { ...TIME_LIMITS, table: 1 });
  const bad = lane.do<'table'>('eve', table);
  const behind = [lane.do<'continue-record'>('ada', record), lane.do<'continue-record'>('eve', record)];
  await expect(bad).rejects.toMatchObject({ code: 'too-long' });
  // These were carried out: their record is what is wrong with them.
  for (const job of behind) await expect(job).rejects.toMatchObject({ code: 'record' });
});

test('too many waiting jobs are refused, for one person and in total', async () => {
  const lane = laneOf(1, { each: 2, all: 3 });
  const jobs = Array.from({ length: 3 }, () => lane.do<'table'>('eve', table));
  await expect(lane.do<'table'>('eve', table)).rejects.toMatchObject({ code: 'too-many-jobs', status: 429 });
  jobs.push(lane.do<'table'>('ada', table));
  await expect(lane.do<'table'>('ben', table)).rejects.toMatchObject({ code: 'busy', status: 503 });
  await Promise.all(jobs);
});

test('waiting jobs fail when the server closes', async () => {
  const lane = laneOf(1, { each: 10, all: 100 });
  const jobs = [lane.do<'table'>('eve', table), lane.do<'table'>('eve', table)];
  const heard = Promise.allSettled(jobs);
  await lane.close();
  expect((await heard).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(lane.do<'table'>('eve', table)).rejects.toThrow('closing');
});
