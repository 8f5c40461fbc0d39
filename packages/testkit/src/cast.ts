import type { TestRule, TestUnit } from './scene.ts';

/** One with a bow and something to do before it attacks. */
export const wise = (rules: readonly TestRule[]): TestUnit => ({
  id: 'wise',
  at: [10, 10],
  quality: 4,
  rules,
  weapons: [{ name: 'Bow', range: 24 }],
});

/** Five with guns, 6" from the wise one: whom it is done to. */
export const foe: TestUnit = {
  id: 'foe',
  side: 1,
  at: [10, 16],
  models: 5,
  quality: 4,
  defense: 4,
  weapons: [{ name: 'Gun', range: 24 }],
};
