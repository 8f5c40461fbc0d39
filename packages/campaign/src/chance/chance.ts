/** A die that was rolled, with its label. */
export interface DrawnDie {
  for: string;
  d6: number;
  /** A person typed it; Muster rolled the others. */
  typed?: true;
}

/** A random draw, with its label. */
export interface DrawnPick {
  for: string;
  is: string;
  /** A person typed it; Muster drew the others. */
  typed?: true;
}

/** A decision, with its label. */
export interface DrawnChoice {
  for: string;
  take: ChoiceValue;
}

/** Something that can be decided: a name, several of them, yes or no, or nothing. */
export type ChoiceValue = string | readonly string[] | boolean | null;

/** All dice, random draws and decisions of a command, in the order in which they were needed. */
export interface Draws {
  dice: readonly DrawnDie[];
  picks: readonly DrawnPick[];
  choices: readonly DrawnChoice[];
}

/** Nothing drawn. */
export const NO_DRAWS: Draws = { dice: [], picks: [], choices: [] };

/** A die, a random draw or a decision that a command needs before it can be carried out. */
export type DrawNeed =
  | { kind: 'die'; for: string }
  | { kind: 'pick'; for: string; among: readonly string[] }
  | {
      kind: 'choice';
      for: string;
      /** The army whose player chooses. */
      army: string;
      /** The options; with `several`, exactly that many must be chosen. */
      options: readonly ChoiceValue[];
      several?: number;
      /** What `pay` costs, and what the army has to pay it from. */
      pay?: { price: number; bank: number };
    };

/** A decision that a player must make. */
export type ChoiceNeed = Extract<DrawNeed, { kind: 'choice' }>;

/** A value that a person typed. */
export interface Typed<T> {
  typed: T;
}

/**
 * A source of dice, random draws and decisions; it returns `undefined` if a person must be asked. The key of a die or
 * draw is the same whenever the same thing is rolled for, no matter what happened in between (see `keyedSource`).
 */
export interface DrawSource {
  die(label: string, key?: string): number | Typed<number> | undefined;
  pick(label: string, among: readonly string[], key?: string): string | Typed<string> | undefined;
  choose(need: ChoiceNeed): ChoiceValue | undefined;
}

/** Returns the value that a source gave, typed or not. */
export const valueFrom = <T extends number | string>(given: T | Typed<T>): T =>
  typeof given === 'object' ? given.typed : given;

/** Returns the mark of a draw that was typed in. */
export const typedMarkOf = (given: number | string | Typed<unknown>): { typed?: true } =>
  typeof given === 'object' ? { typed: true } : {};

/** A source without values: everything must be asked for. */
export const EMPTY_DRAW_SOURCE: DrawSource = { die: () => undefined, pick: () => undefined, choose: () => undefined };

/** Returns a source of earlier draws, by their labels; each may be used once. */
export const drawnSource = (draws: Draws): DrawSource & { readonly left: Draws } => {
  const dice = [...draws.dice];
  const picks = [...draws.picks];
  const choices = [...draws.choices];
  const as = <T>(value: T, { typed }: { typed?: true }): T | Typed<T> => (typed ? { typed: value } : value);
  return {
    get left() {
      return { dice, picks, choices };
    },
    die: (label) => {
      const at = dice.findIndex((one) => one.for === label);
      if (at < 0) return undefined;
      const [die] = dice.splice(at, 1);
      return as(die.d6, die);
    },
    pick: (label, among) => {
      const at = picks.findIndex((one) => one.for === label && among.includes(one.is));
      if (at < 0) return undefined;
      const [pick] = picks.splice(at, 1);
      return as(pick.is, pick);
    },
    choose: (need) => {
      const at = choices.findIndex((one) => one.for === need.for && isAllowedChoice(need, one.take));
      return at < 0 ? undefined : choices.splice(at, 1)[0].take;
    },
  };
};

/** Returns a source that asks several sources in turn and takes the first value. */
export const firstOf = (...sources: readonly DrawSource[]): DrawSource => ({
  die: (label, key) => firstKnown(sources, (source) => source.die(label, key)),
  pick: (label, among, key) => firstKnown(sources, (source) => source.pick(label, among, key)),
  choose: (need) => firstKnown(sources, (source) => source.choose(need)),
});

const firstKnown = <T>(sources: readonly DrawSource[], ask: (source: DrawSource) => T | undefined): T | undefined => {
  for (const source of sources) {
    const found = ask(source);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether a value may be chosen in a decision. */
export const isAllowedChoice = ({ options, several }: ChoiceNeed, take: ChoiceValue): boolean => {
  if (several === undefined) return options.includes(take);
  if (!Array.isArray(take)) return false;
  const names = take as readonly string[];
  return names.length === several && new Set(names).size === several && names.every((one) => options.includes(one));
};
