import { U, type Who } from '@muster/engine';
import { choose } from './choose.ts';
import type { Field } from './field.ts';
import { Moments, type Scene, type SceneLaw } from './moments.ts';

/** How it ends for the first unit. */
export interface DuelEnd {
  win: number;
  draw: number;
  loss: number;
  /** The first, or the second unit, is gone at the end. */
  destroyed: readonly [number, number];
}

/** A duel that was played out in all its moments. */
export interface DuelRun {
  end: DuelEnd;
  dropped: number;
  moments: number;
}

/** Plays all rounds, one side always first: it finishes first, and so begins again (battle:O3). */
export const playRounds = (field: Field, first: Who): DuelRun => {
  let now = new Moments();
  let moments = 0;
  let dropped = 0;
  now.in({ places: [field.start, field.start], owner: -1, spent: [false, false] }).add(0, 0, 1);
  const go = (visit: (from: SceneLaw, next: Moments, a: number, b: number, chance: number) => void): void => {
    const next = new Moments();
    const size = now.size;
    const least = leastOf(size);
    moments += size;
    now.each((from) => {
      from.each((a, b, chance) => {
        if (chance < least) dropped += chance;
        else visit(from, next, a, b, chance);
      });
    });
    now = next;
  };
  for (let round = 1; round <= field.rounds; round++) {
    for (const who of [first, (1 - first) as Who])
      go((from, next, a, b, chance) => act(field, { from, next, who, round }, a, b, chance));
    go((from, next, a, b, chance) => endRound(field, from, next, a, b, chance));
  }
  return { end: endOf(field, now), dropped, moments };
};

/** Nothing is dropped as long as there are few moments; among many, the rarest are not worth the wait. */
const leastOf = (size: number): number => (size <= 4000 ? 0 : size <= 12_000 ? 1e-10 : 1e-7);

/** Whose activation it is, in which scene. */
interface Turn {
  from: SceneLaw;
  next: Moments;
  who: Who;
  round: number;
}

/** What the scenes that follow from one are numbered by: how far somebody went, and how it ended. */
const NUMBERS = { walk: 0, shoot: 1, won: 2, lost: 3, parted: 4, each: 5 } as const;

/** The scene that follows, made once. */
const follow = ({ from, next }: Turn, how: keyof typeof NUMBERS, move: number, scene: () => Scene): SceneLaw => {
  const key = move * NUMBERS.each + NUMBERS[how];
  let law = from.next.get(key);
  if (law === undefined) from.next.set(key, (law = next.in(scene())));
  return law;
};

/** An activation, in all the ways in which it may turn out. */
const act = (field: Field, turn: Turn, a: number, b: number, chance: number): void => {
  const { from, who, round } = turn;
  const { scene } = from;
  const [own, foe] = who === 0 ? [a, b] : [b, a];
  const put = (law: SceneLaw, mine: number, theirs: number, part: number): void =>
    who === 0 ? law.add(mine, theirs, part) : law.add(theirs, mine, part);
  const walk = (move: number): SceneLaw => follow(turn, 'walk', move, () => walked(scene, who, move));
  if (field.isGone(who, own)) return put(walk(0), own, foe, chance);
  const choice = choose(field, { scene, who, own, foe, round });
  switch (choice.action) {
    case 'idle':
      return put(walk(0), field.flagged(who, own, 0, U.shaken), foe, chance);
    case 'move':
      return put(walk(choice.move), moved(field, who, own, choice.move), foe, chance);
    case 'shoot': {
      const law = follow(turn, 'shoot', choice.move, () => ({
        ...walked(scene, who, choice.move),
        spent: pair(who, scene.spent[who] || field.hasLimited(who), scene.spent[1 - who]),
      }));
      const mine = moved(field, who, own, choice.move);
      for (const outcome of choice.outcomes) put(law, mine, outcome.node, chance * outcome.chance);
      return undefined;
    }
    default: {
      const laws = afterCharge(turn);
      for (const { charger, defender, chance: part } of choice.outcomes) {
        const isFoeGone = field.isGone(who === 0 ? 1 : 0, defender);
        const law = isFoeGone ? laws.won : field.isGone(who, charger) ? laws.lost : laws.parted;
        put(law, charger, defender, chance * part);
      }
      return undefined;
    }
  }
};

/** Values of one unit and of the other, in their places. */
const pair = <T>(who: Who, own: T, other: T): readonly [T, T] => (who === 0 ? [own, other] : [other, own]);

const moved = (field: Field, who: Who, node: number, move: number): number =>
  move === 0 ? node : field.flagged(who, node, U.movedInRound, 0);

const walked = (scene: Scene, who: Who, move: number): Scene => ({
  ...scene,
  places: pair(who, scene.places[who] - move, scene.places[1 - who]),
});

const APART = 100;
const FOLLOW_UP = 300;

/** A survivor steps towards the marker. */
const nearer = (place: number): number => Math.sign(place) * Math.max(0, Math.abs(place) - FOLLOW_UP);

/** Where a charge ends: the charger stands where the other stood, or an inch before it. */
const afterCharge = (turn: Turn): Readonly<Record<'won' | 'lost' | 'parted', SceneLaw>> => {
  const { from, who } = turn;
  const foe = from.scene.places[1 - who];
  const at = (how: 'won' | 'lost' | 'parted', mine: number, theirs: number): SceneLaw =>
    follow(turn, how, 0, () => ({ ...from.scene, places: pair(who, mine, theirs) }));
  return {
    won: at('won', nearer(-foe), foe),
    lost: at('lost', -foe, nearer(foe)),
    parted: at('parted', APART - foe, foe),
  };
};

/** One side alone takes the marker, two make it nobody's; everybody is fresh again. */
const endRound = (field: Field, from: SceneLaw, next: Moments, a: number, b: number, chance: number): void => {
  const { scene } = from;
  const [first, second] = [field.holds(scene, 0, a), field.holds(scene, 1, b)];
  const owner = first && second ? -1 : first ? 0 : second ? 1 : scene.owner;
  const law = from.next.get(owner) ?? next.in({ ...scene, owner });
  from.next.set(owner, law);
  law.add(rested(field, 0, a), rested(field, 1, b), chance);
};

const rested = (field: Field, who: Who, node: number): number =>
  field.flagged(who, node, 0, U.fatigued | U.movedInRound);

const endOf = (field: Field, moments: Moments): DuelEnd => {
  const end = { win: 0, draw: 0, loss: 0, destroyed: [0, 0] as [number, number] };
  moments.each((law) => {
    law.each((a, b, chance) => {
      if (law.scene.owner === 0) end.win += chance;
      else if (law.scene.owner === 1) end.loss += chance;
      else end.draw += chance;
      if (field.isGone(0, a)) end.destroyed[0] += chance;
      if (field.isGone(1, b)) end.destroyed[1] += chance;
    });
  });
  return end;
};
