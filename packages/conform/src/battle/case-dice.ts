import { type BattlePlan, type DiceSource, type Purpose, scriptedDice } from '@muster/engine';

/** The scripted dice of a case, and what they were rolled for in the format of the files. */
export interface CaseDice extends DiceSource {
  /** The number of dice that were not rolled. */
  readonly left: number;
  /** Sets the plan that the numbers of units and weapons refer to. */
  describe(plan: BattlePlan): void;
  /** Rolls dice for something outside battles. */
  rollFor(label: string, count: number): number[];
  /** The purpose of each die so far. */
  labels(): string[];
}

/** The names of our purposes in the files, before the colon. */
const WORDS: Readonly<Record<Purpose, string>> = {
  'roll-off': 'rolloff',
  objectives: 'objectives',
  hit: 'hit',
  block: 'block',
  reroll: 'bane',
  save: 'regen',
  impact: 'impact',
  morale: 'morale',
  'second-chance': 'fearless',
  dangerous: 'dangerous',
  cast: 'cast',
  ability: 'ability',
  heal: 'heal',
  'wound-effect': 'woundEffect',
  push: 'push',
  jump: 'jump',
  lot: 'lot',
  recovery: 'recovery',
  holding: 'holding',
  shift: 'shift',
  crossing: 'crossing',
  'event-check': 'eventCheck',
  event: 'event',
  elite: 'elite',
  ruling: 'dispute',
};

/** Purposes that the files write without a unit or side. */
const NAMELESS: readonly Purpose[] = [
  'cast',
  'objectives',
  'wound-effect',
  'push',
  'jump',
  'event-check',
  'event',
  'ruling',
];

/** Returns the dice of a case from its faces. */
export const caseDice = (faces: readonly number[]): CaseDice => {
  const script = scriptedDice(faces);
  const named = new Map<number, string>();
  let plan: BattlePlan | undefined;
  return {
    begin: (step, takeBacks) => script.begin(step, takeBacks),
    roll: (purpose, unit, count, weapon) => script.roll(purpose, unit, count, weapon),
    pick: (of) => script.pick(of),
    get left() {
      return script.left;
    },
    describe: (of) => (plan = of),
    rollFor: (label, count) => {
      for (let i = 0; i < count; i++) named.set(script.rolled.length + i, label);
      return script.roll('objectives', -1, count, -1);
    },
    labels: () =>
      script.rolled.map(({ purpose, unit, weapon }, i) => {
        const word = WORDS[purpose];
        const name = named.get(i);
        if (name !== undefined || !plan || NAMELESS.includes(purpose)) return name ?? word;
        if (purpose === 'hit') return `${word}:${plan.weapons[weapon]?.name}`;
        return `${word}:${unit < 0 ? plan.sides[-1 - unit].name : plan.units[unit].id}`;
      }),
  };
};
