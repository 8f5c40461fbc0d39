import { type UsedLimited, UNIT_FLAG, type EncounterSide } from '@muster/engine';
import { APART, chooseDuelAction } from './choose.ts';
import type { DuelLine } from './field.ts';
import { Moments, type DuelScene, type SceneLaw } from './moments.ts';

/** The result of a duel for the first unit. */
export interface DuelEnd {
  win: number;
  draw: number;
  loss: number;
  /** The chance that the first, or the second unit, is destroyed at the end. */
  destroyed: readonly [number, number];
}

/** A duel played in all its moments. */
export interface DuelRun {
  end: DuelEnd;
  dropped: number;
  moments: number;
}

/**
 * Plays all rounds with one side always first: it finishes first, so it begins again (battle:O3). Reports the progress
 * from 0 to 1 after each round.
 */
export const playRounds = (field: DuelLine, first: EncounterSide, progress?: (done: number) => void): DuelRun => {
  let now = new Moments();
  let moments = 0;
  let dropped = 0;
  const drop = (chance: number): void => {
    dropped += chance;
  };
  now.in({ places: [field.start, field.start], owner: -1, spent: [0, 0] }).add(0, 0, 1);
  const go = (visit: (from: SceneLaw, next: Moments, a: number, b: number, chance: number) => void): void => {
    const next = new Moments();
    const size = now.size;
    const least = leastOf(size);
    moments += size;
    now.each((from) => {
      from.each((a, b, chance) => {
        if (chance < least) drop(chance);
        else visit(from, next, a, b, chance);
      });
    });
    now = next;
  };
  for (let round = 1; round <= field.rounds; round++) {
    for (const who of [first, (1 - first) as EncounterSide])
      go((from, next, a, b, chance) => act(field, { from, next, who, round, drop }, a, b, chance));
    go((from, next, a, b, chance) => endRound(field, from, next, a, b, chance));
    progress?.(round / field.rounds);
  }
  return { end: endOf(field, now), dropped, moments };
};

/** Moments below this chance are dropped if there are many; with few, none is dropped. */
const leastOf = (size: number): number => (size <= 4000 ? 0 : size <= 12_000 ? 1e-10 : 1e-7);

/** The active unit and its scene. */
interface Turn {
  from: SceneLaw;
  next: Moments;
  who: EncounterSide;
  round: number;
  /** Drops moments that are too rare to follow. */
  drop: (chance: number) => void;
}

/** Returns the number of a following scene: by the outcome, the move, and the weapons spent. */
const NUMBERS = { walk: 0, shoot: 1, won: 2, lost: 3, parted: 4, each: 5, farthest: 2 ** 20 } as const;

/** How a scene leads to the next one. */
interface Lead {
  how: 'walk' | 'shoot' | 'won' | 'lost' | 'parted';
  move?: number;
  spent?: number;
}

/** Returns the following scene, made once. */
const follow = ({ from, next }: Turn, { how, move = 0, spent = 0 }: Lead, scene: () => DuelScene): SceneLaw => {
  const key = (spent * NUMBERS.farthest + move) * NUMBERS.each + NUMBERS[how];
  let law = from.next.get(key);
  if (law === undefined) from.next.set(key, (law = next.in(scene())));
  return law;
};

/** Plays an activation with all its possible outcomes. */
const act = (field: DuelLine, turn: Turn, a: number, b: number, chance: number): void => {
  const { from, who, round } = turn;
  const { scene } = from;
  const [own, foe] = who === 0 ? [a, b] : [b, a];
  const put = (law: SceneLaw, mine: number, theirs: number, part: number): void =>
    who === 0 ? law.add(mine, theirs, part) : law.add(theirs, mine, part);
  const walk = (move: number): SceneLaw => follow(turn, { how: 'walk', move }, () => walked(scene, who, move));
  if (field.isGone(who, own)) return put(walk(0), own, foe, chance);
  const choice = chooseDuelAction(field, { scene, who, own, foe, round });
  switch (choice.action) {
    case 'idle':
      return put(walk(0), field.flagged(who, own, 0, UNIT_FLAG.shaken), foe, chance);
    case 'move':
      return put(walk(choice.move), moved(field, who, own, choice.move), foe, chance);
    case 'shoot': {
      const { move, after } = choice;
      const law = follow(turn, { how: 'shoot', move, spent: after.spent }, () => ({
        ...walked(scene, who, move),
        spent: pair(who, after.spent, scene.spent[1 - who]),
      }));
      const mine = moved(field, who, own, move);
      for (const outcome of after.branches) put(law, mine, outcome.node, chance * outcome.chance);
      return undefined;
    }
    default: {
      const laws = afterCharge(field, turn);
      const { chargers, defenders, chances, dropped } = choice.charge;
      for (let i = 0; i < chances.length; i++) {
        const isFoeGone = field.isGone(who === 0 ? 1 : 0, defenders[i]);
        const law = isFoeGone ? laws.won : field.isGone(who, chargers[i]) ? laws.lost : laws.parted;
        put(law, chargers[i], defenders[i], chance * chances[i]);
      }
      return turn.drop(chance * dropped);
    }
  }
};

/** Returns the values of both units in their order. */
const pair = <T>(who: EncounterSide, own: T, other: T): readonly [T, T] => (who === 0 ? [own, other] : [other, own]);

const moved = (field: DuelLine, who: EncounterSide, node: number, move: number): number =>
  move === 0 ? node : field.flagged(who, node, UNIT_FLAG.movedInRound, 0);

const walked = (scene: DuelScene, who: EncounterSide, move: number): DuelScene => ({
  ...scene,
  places: pair(who, scene.places[who] - move, scene.places[1 - who]),
});

const FOLLOW_UP = 300;

/** Moves a survivor toward the objective. */
const nearer = (place: number): number => Math.sign(place) * Math.max(0, Math.abs(place) - FOLLOW_UP);

/** Returns where a charge ends: the charging unit is at the other's place, or an inch before it. */
const afterCharge = (field: DuelLine, turn: Turn): Readonly<Record<'won' | 'lost' | 'parted', SceneLaw>> => {
  const { from, who } = turn;
  const { places, spent } = from.scene;
  const foe = places[1 - who];
  const at = (how: 'won' | 'lost' | 'parted', mine: number, theirs: number, used: UsedLimited): SceneLaw =>
    follow(turn, { how }, () => ({ ...from.scene, places: pair(who, mine, theirs), spent: used }));
  return {
    // Limited weapons no longer matter once no target is left.
    won: at('won', nearer(-foe), foe, spent),
    lost: at('lost', -foe, nearer(foe), spent),
    parted: at('parted', APART - foe, foe, field.afterBlows(spent)),
  };
};

/** Seizes the objective for a single unit, or clears its owner for two; no unit is Fatigued any more. */
const endRound = (field: DuelLine, from: SceneLaw, next: Moments, a: number, b: number, chance: number): void => {
  const { scene } = from;
  const [first, second] = [field.holds(scene, 0, a), field.holds(scene, 1, b)];
  const owner = first && second ? -1 : first ? 0 : second ? 1 : scene.owner;
  const law = from.next.get(owner) ?? next.in({ ...scene, owner });
  from.next.set(owner, law);
  law.add(rested(field, 0, a), rested(field, 1, b), chance);
};

const rested = (field: DuelLine, who: EncounterSide, node: number): number =>
  field.flagged(who, node, 0, UNIT_FLAG.fatigued | UNIT_FLAG.movedInRound);

const endOf = (field: DuelLine, moments: Moments): DuelEnd => {
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
