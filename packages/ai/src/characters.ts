/** The characters of computer players, which differ in what they prefer. */
export const CHARACTERS = ['balanced', 'aggressive', 'cautious', 'objective'] as const;
/** The character of a computer player. */
export type Character = (typeof CHARACTERS)[number];

/** The weights of a character, relative to the balanced one. */
export interface CharacterWeights {
  /** The weight of damage dealt. */
  harm: number;
  /** The weight of damage taken. */
  safety: number;
  /** The weight of objectives that it holds, clears and approaches. */
  objectives: number;
}

/** The weights of each character. */
export const CHARACTER_WEIGHTS: Readonly<Record<Character, CharacterWeights>> = {
  balanced: { harm: 1, safety: 1, objectives: 1 },
  aggressive: { harm: 1.4, safety: 0.6, objectives: 0.9 },
  cautious: { harm: 0.9, safety: 1.5, objectives: 0.9 },
  objective: { harm: 0.8, safety: 0.8, objectives: 1.5 },
};
