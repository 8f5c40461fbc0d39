/** The tempers of computer players: what each likes better than a balanced one does. */
export const CHARACTERS = ['balanced', 'aggressive', 'cautious', 'objective'] as const;
/** The temper of a computer player. */
export type Character = (typeof CHARACTERS)[number];

/** What the things are worth to a player that weighs its actions; 1 is what a balanced one holds them for. */
export interface Leaning {
  /** Damage that it deals. */
  harm: number;
  /** Damage that it takes. */
  safety: number;
  /** Markers that it holds, frees and comes nearer to. */
  markers: number;
}

/** How the tempers shift the weights. */
export const LEANINGS: Readonly<Record<Character, Leaning>> = {
  balanced: { harm: 1, safety: 1, markers: 1 },
  aggressive: { harm: 1.4, safety: 0.6, markers: 0.9 },
  cautious: { harm: 0.9, safety: 1.5, markers: 0.9 },
  objective: { harm: 0.8, safety: 0.8, markers: 1.5 },
};
