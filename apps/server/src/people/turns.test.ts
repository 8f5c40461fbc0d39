import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** A job that ends on demand. */
const job = (): { run: () => Promise<string>; end: (word: string) => void; fail: () => void; begun: boolean } => {
  let settle: { resolve: (word: string) => void; reject: (error: Error) => void };
  const ended = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const made = {
    begun: false,
    run: () => {
      made.begun = true;
      return ended;
    },
    end: (word: string) => settle.resolve(word),
    fail: () => settle.reject(new Error('failed')),
  };
  return made;
};

test('two jobs run at once, three wait, and one more is refused', async () => {
  const turns = new Turns(2, 3);
  const jobs = Array.from({ length: 6 }, job);
  const results = jobs.map(({ run }) => turns.run(run));
  await expect(results[5]).rejects.toMatchObject({ code: 'busy', status: 503 });
  expect(jobs.map(({ begun }) => begun)).toEqual([true, true, false, false, false, false]);
  jobs[1].end('second');
  expect(await results[1]).toBe('second');
  await expect.poll(() => jobs.map(({ begun }) => begun)).toEqual([true, true, true, false, false, false]);
  // There is room in the queue again.
  const late = job();
  const latest = turns.run(late.run);
  for (const [i, { end }] of jobs.entries()) end(`job ${i}`);
  late.end('late');
  expect(await Promise.all([results[0], results[2], results[3], results[4], latest])).toEqual([
    'job 0',
    'job 2',
    'job 3',
    'job 4',
    'late',
  ]);
});

test('a failed job makes room for the next', async () => {
  const turns = new Turns(1, 1);
  const [first, second] = [job(), job()];
  const results = [turns.run(first.run), turns.run(second.run)];
  first.fail();
  await expect(results[0]).rejects.toThrow('failed');
  second.end('done');
  expect(await results[1]).toBe('done');
  expect(await turns.run(async () => 'next')).toBe('next');
});
