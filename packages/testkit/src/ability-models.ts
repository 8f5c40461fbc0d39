import type { TestRule, TestUnit } from './scene.ts';

/** A model with a bow and an ability. */
export const abilityUser = (rules: readonly TestRule[]): TestUnit => ({
  id: 'wise',
  at: [10, 10],
  quality: 4,
  rules,
  weapons: [{ name: 'Bow', range: 24 }],
});

/** Five models with guns, 6" from the model with the ability: its targets. */
export const abilityTargets: TestUnit = {
  id: 'foe',
  side: 1,
  at: [10, 16],
  models: 5,
  quality: 4,
  defense: 4,
  weapons: [{ name: 'Gun', range: 24 }],
};
