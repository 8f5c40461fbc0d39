/** A die that was thrown, and what for. */
export interface DrawnDie {
  for: string;
  d6: number;
}

/** A pick by lot, and what for. */
export interface DrawnPick {
  for: string;
  is: string;
}

/** What somebody decided, and about what. */
export interface DrawnChoice {
  for: string;
  take: ChoiceValue;
}

/** Something that can be decided: a name, several of them, yes or no, or nothing. */
export type ChoiceValue = string | readonly string[] | boolean | null;

/** Everything that chance and people added to a decision, in the order of its asking. */
export interface Draws {
  dice: readonly DrawnDie[];
  picks: readonly DrawnPick[];
  choices: readonly DrawnChoice[];
}

/** Nothing drawn. */
export const NO_DRAWS: Draws = { dice: [], picks: [], choices: [] };

/** Something that must be thrown, drawn or decided before a decision can be finished. */
export type Need =
  | { kind: 'die'; for: string }
  | { kind: 'pick'; for: string; among: readonly string[] }
  | {
      kind: 'choice';
      for: string;
      /** Whose choice it is. */
      army: string;
      /** What may be taken; with `several` exactly so many of them. */
      options: readonly ChoiceValue[];
      several?: number;
    };

/** A decision that somebody must take. */
export type ChoiceNeed = Extract<Need, { kind: 'choice' }>;

/** Where dice, lots and decisions come from; nothing when it must be asked for. */
export interface Source {
  die(label: string): number | undefined;
  pick(label: string, among: readonly string[]): string | undefined;
  choose(need: ChoiceNeed): ChoiceValue | undefined;
}

/** A source that has nothing: everything is asked for. */
export const EMPTY_SOURCE: Source = { die: () => undefined, pick: () => undefined, choose: () => undefined };

/** What was drawn before, by what it was for; anything may be taken once. */
export const drawnSource = (draws: Draws): Source & { readonly left: Draws } => {
  const dice = [...draws.dice];
  const picks = [...draws.picks];
  const choices = [...draws.choices];
  const take = <T extends { for: string }>(from: T[], label: string): T | undefined => {
    const at = from.findIndex((one) => one.for === label);
    return at < 0 ? undefined : from.splice(at, 1)[0];
  };
  return {
    get left() {
      return { dice, picks, choices };
    },
    die: (label) => take(dice, label)?.d6,
    pick: (label, among) => {
      const at = picks.findIndex((one) => one.for === label && among.includes(one.is));
      return at < 0 ? undefined : picks.splice(at, 1)[0].is;
    },
    choose: (need) => {
      const at = choices.findIndex((one) => one.for === need.for && mayTake(need, one.take));
      return at < 0 ? undefined : choices.splice(at, 1)[0].take;
    },
  };
};

/** The first source that has it. */
export const firstOf = (...sources: readonly Source[]): Source => ({
  die: (label) => firstKnown(sources, (source) => source.die(label)),
  pick: (label, among) => firstKnown(sources, (source) => source.pick(label, among)),
  choose: (need) => firstKnown(sources, (source) => source.choose(need)),
});

const firstKnown = <T>(sources: readonly Source[], ask: (source: Source) => T | undefined): T | undefined => {
  for (const source of sources) {
    const found = ask(source);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether something may be taken where it is offered. */
export const mayTake = ({ options, several }: ChoiceNeed, take: ChoiceValue): boolean => {
  if (several === undefined) return options.includes(take);
  if (!Array.isArray(take)) return false;
  const names = take as readonly string[];
  return names.length === several && new Set(names).size === several && names.every((one) => options.includes(one));
};
