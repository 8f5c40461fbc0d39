import {
  type Campaign,
  type ChoiceValue,
  keyedSource,
  policySource,
  seedOf,
  type DrawSource,
  valueFrom,
} from '@muster/campaign';

/** Dice, picks and choices of a case. */
export interface CaseDraws {
  dice?: readonly { d6: number }[];
  picks?: readonly { is: string }[];
  choices?: readonly { take: ChoiceValue }[];
}

/** A source that returns the dice, picks and choices of a case in order; a pick without alternatives may be absent. */
export interface CaseSource extends DrawSource {
  /** The number of unused dice, picks and choices. */
  readonly left: number;
}

/** Returns the source for a step of a case. */
export const caseSource = ({ dice = [], picks = [], choices = [] }: CaseDraws): CaseSource => {
  const used = { dice: 0, picks: 0, choices: 0 };
  return {
    get left() {
      return dice.length - used.dice + picks.length - used.picks + choices.length - used.choices;
    },
    die: () => dice[used.dice++]?.d6,
    pick: (_label, among) => {
      const next = picks[used.picks]?.is;
      if (among.length === 1 && next !== among[0]) return undefined;
      used.picks++;
      return next;
    },
    choose: () => choices[used.choices++]?.take,
  };
};

/** Returns a source that rolls and draws as the program does for what the case leaves open, with all its results. */
export const ownSource = (
  campaign: Campaign,
  draws: CaseDraws,
): CaseSource & { shown: readonly (number | string)[] } => {
  const written = caseSource(draws);
  const keyed = keyedSource(seedOf(campaign));
  const shown: (number | string)[] = [];
  const show = <T extends number | string>(value: T): T => {
    shown.push(value);
    return value;
  };
  return {
    shown,
    get left() {
      return written.left;
    },
    die: (label, key) => show(valueFrom(keyed.die(label, key) ?? 0)),
    pick: (label, among, key) => show(valueFrom(keyed.pick(label, among, key) ?? '')),
    choose: (need) => (draws.choices ? written : policySource(campaign)).choose(need),
  };
};
