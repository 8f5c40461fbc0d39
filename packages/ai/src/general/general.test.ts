import { type ActivateAction, type Reason } from '@muster/engine';
import { type Scene, scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { generalPlayer } from './general.ts';
import type { Budget } from './budget.ts';

const axes: TestUnit = { id: 'us', at: [20, 10], weapons: [{ name: 'Axe', attacks: 4 }] };
const guns: TestUnit = { id: 'guns', at: [30, 10], weapons: [{ name: 'Gun', range: 24, attacks: 3 }] };
const foe = (x: number, y: number): TestUnit => ({ id: 'foe', side: 1, at: [x, y], defense: 6 });

const turn = (s: Scene, budget: Budget): { act: ActivateAction; why?: Reason } => {
  const player = generalPlayer({ seed: 'scenes', budget });
  const act = player.act(s.battle, 0);
  expect(s.game.check(act)).toBeUndefined();
  return { act: act as ActivateAction, why: player.explain?.() };
};

test('a general sees what wins in the last round: an objective, not a shot', () => {
  const s = scene({ round: 4, units: [axes, guns, foe(30, 30)], objectives: [[20, 22]] });
  const { act, why } = turn(s, { rollouts: 64 });
  expect(act).toMatchObject({ unit: s.unit('us'), action: 'rush' });
  expect(why?.text).toMatch(/^Rushes to objective 1\. Outlook \d+% after \d+ simulated battles\.$/);
  expect(why?.others.length).toBeGreaterThan(1);
  for (const { text } of why?.others ?? []) expect(text).toMatch(/\. Outlook \d+% after \d+ simulated battles?\.$/);
});

test('a general stops when its time is up, by its own clock', () => {
  const s = scene({ round: 4, units: [axes, guns, foe(30, 30)], objectives: [[20, 22]] });
  let time = 0;
  const { why } = turn(s, { milliseconds: 100, clock: () => (time += 5) });
  const played = [why?.text ?? '', ...(why?.others.map(({ text }) => text) ?? [])].map((text) =>
    Number(/after (\d+) simulated battle/.exec(text)?.[1]),
  );
  const all = played.reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(8);
  expect(all).toBeLessThan(200);
});

test('the same general gives the same reasons again', () => {
  const again = (): Reason | undefined =>
    turn(scene({ units: [axes, guns, foe(30, 24)], objectives: [[20, 22]] }), { rollouts: 24 }).why;
  expect(again()).toEqual(again());
});
