import { expect, test } from 'vitest';
import { Thread } from './thread.ts';

const order = { kind: 'table', system: 'gf', seed: 'x', sides: 2 } as const;

test('a slow order is stopped, and the next one is carried out', async () => {
  const thread = new Thread();
  await expect(thread.run<'table'>(order, 1)).rejects.toMatchObject({ code: 'too-long' });
  expect((await thread.run<'table'>(order, 50_000)).terrain.length).toBeGreaterThan(0);
  await thread.close();
});

test('a refusal in the thread stays a refusal', async () => {
  const thread = new Thread();
  const refused = thread.run<'continue-record'>(
    {
      kind: 'continue-record',
      person: { id: 'ada', name: 'Ada' },
      body: JSON.stringify({ record: {}, step: 1, seats: [{ kind: 'me' }, { kind: 'me' }] }),
    },
    50_000,
  );
  await expect(refused).rejects.toMatchObject({ code: 'record', status: 400 });
  await thread.close();
});
