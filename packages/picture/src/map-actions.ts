import { type Battle, type BattleEvent, modelsOf, type ModelMove } from '@muster/engine';

/** A place on the table, in hundredths of an inch. */
export interface MapSpot {
  x: number;
  y: number;
}

/** The kinds of moves that a map shows. */
export const MAP_MOVE_KINDS = ['advance', 'rush', 'charge', 'follow', 'shoved', 'placed', 'arrival'] as const;
export type MapMoveKind = (typeof MAP_MOVE_KINDS)[number];

/** A move of a unit: the path of its middle, and the places that its models left. */
export interface MapMove {
  unit: number;
  kind: MapMoveKind;
  way: readonly MapSpot[];
  left: readonly (MapSpot & { model: number })[];
}

/** The kinds of attacks that a map shows; abilities count as spells. */
export const MAP_ATTACK_KINDS = ['shot', 'melee', 'spell'] as const;
export type MapAttackKind = (typeof MAP_ATTACK_KINDS)[number];

/** An attack of one unit on another: from where to where, and the losses. */
export interface MapAttack {
  unit: number;
  target: number;
  kind: MapAttackKind;
  from: MapSpot;
  to: MapSpot;
  wounds: number;
  /** Models that were lost. */
  removed: number;
}

/** Where a model was lost. */
export interface MapCasualty extends MapSpot {
  model: number;
  side: number;
}

/** The moves, attacks and losses of a step, for a map. */
export interface MapActions {
  /** The unit that was activated, or -1. */
  unit: number;
  strides: readonly MapMove[];
  strikes: readonly MapAttack[];
  fallen: readonly MapCasualty[];
}

/** Returns what a map shows of a step's events; `before` and `after` are the battle before and after the step. */
export const mapActionsOf = (before: Battle, events: readonly BattleEvent[], after: Battle): MapActions => {
  const scene = new DeedScene(before);
  for (const event of events) scene.hear(event, after);
  return { unit: scene.unit, strides: scene.strides, strikes: scene.strikes, fallen: scene.fallen };
};

const KINDS: Readonly<Record<string, MapMoveKind>> = { advance: 'advance', rush: 'rush', charge: 'charge' };

/** Follows the positions of models through the events of a step. */
class DeedScene {
  unit = -1;
  readonly strides: MapMove[] = [];
  readonly strikes: MapAttack[] = [];
  readonly fallen: MapCasualty[] = [];
  readonly #before: Battle;
  readonly #x: Int32Array;
  readonly #y: Int32Array;
  readonly #gone = new Set<number>();
  /** Units that came onto the table or out of a transport in this step. */
  readonly #hasCome = new Set<number>();

  constructor(before: Battle) {
    this.#before = before;
    this.#x = before.x.slice();
    this.#y = before.y.slice();
  }

  hear(event: BattleEvent, after: Battle): void {
    switch (event.type) {
      case 'activated':
        this.unit = event.unit;
        return;
      case 'moved':
        return this.#stride(event.unit, Object.hasOwn(KINDS, event.how) ? KINDS[event.how] : 'follow', event.moves);
      case 'placed':
        return this.#stride(event.unit, 'placed', event.moves);
      case 'deployed':
        return this.#arrive(event.unit, after);
      case 'pushed':
        if (event.passed) this.#stride(event.unit, 'shoved', [{ model: event.model, path: [event.x, event.y] }]);
        return;
      case 'fell':
        this.fallen.push({
          model: event.model,
          side: this.#before.plan.models[event.model].side,
          ...this.#at(event.model),
        });
        this.#gone.add(event.model);
        return;
      case 'cast':
        if (this.unit < 0) this.unit = event.unit;
        if (event.passed) for (const target of event.targets) this.#strike('spell', event.unit, target);
        return;
      case 'used':
        if (this.unit < 0) this.unit = event.unit;
        for (const target of event.targets)
          if (event.times > 0 && target !== event.unit) this.#strike('spell', event.unit, target);
        return;
      case 'volley': {
        const kind = STRIKE_KINDS[event.kind];
        if (kind) this.#strike(kind, event.unit, event.target, event.landed, event.removed);
        return;
      }
      default:
    }
  }

  #at(model: number): MapSpot {
    return { x: this.#x[model], y: this.#y[model] };
  }

  /** Returns the middle of a unit at this moment; passengers are where their transport is. */
  #middle(unit: number): MapSpot {
    const transport = this.#before.unitIn[unit];
    const standing = transport >= 0 && !this.#hasCome.has(unit) ? transport : unit;
    const all = modelsOf(this.#before, standing);
    const present = all.filter((model) => !this.#gone.has(model));
    return middleOf((present.length > 0 ? present : all).map((model) => this.#at(model)));
  }

  #stride(unit: number, kind: MapMoveKind, moves: readonly ModelMove[]): void {
    const walking = moves.filter(({ path }) => path.length > 1);
    if (walking.length === 0) return;
    const start = this.#middle(unit);
    const rode = this.#before.unitIn[unit] >= 0 && !this.#hasCome.has(unit);
    this.#hasCome.add(unit);
    const left = rode ? [] : walking.map(({ model }) => ({ model, ...this.#at(model) }));
    const bends = kind === 'placed' ? [] : bendsOf(walking, start, (model) => (rode ? start : this.#at(model)));
    for (const { model, path } of walking) [this.#x[model], this.#y[model]] = path.slice(-2);
    this.strides.push({ unit, kind, way: [start, ...bends, this.#middle(unit)], left });
  }

  #arrive(unit: number, after: Battle): void {
    for (const model of modelsOf(after, unit)) [this.#x[model], this.#y[model]] = [after.x[model], after.y[model]];
    this.#hasCome.add(unit);
    this.unit = unit;
    this.strides.push({ unit, kind: 'arrival', way: [this.#middle(unit)], left: [] });
  }

  #strike(kind: MapAttackKind, unit: number, target: number, wounds = 0, removed = 0): void {
    const known = this.strikes.find(
      (strike) => strike.kind === kind && strike.unit === unit && strike.target === target,
    );
    if (known) {
      known.wounds += wounds;
      known.removed += removed;
      return;
    }
    const [from, to] = [this.#middle(unit), this.#middle(target)];
    this.strikes.push({ unit, target, kind, from, to, wounds, removed });
  }
}

const STRIKE_KINDS: Readonly<Record<string, MapAttackKind>> = {
  shooting: 'shot',
  melee: 'melee',
  impact: 'melee',
  spell: 'spell',
};

const middleOf = (spots: readonly MapSpot[]): MapSpot => ({
  x: Math.round(spots.reduce((sum, { x }) => sum + x, 0) / Math.max(1, spots.length)),
  y: Math.round(spots.reduce((sum, { y }) => sum + y, 0) / Math.max(1, spots.length)),
});

/** Returns the bends of a unit's path: those of the model with the most, moved by its distance from the middle. */
const bendsOf = (moves: readonly ModelMove[], start: MapSpot, at: (model: number) => MapSpot): MapSpot[] => {
  const longest = moves.reduce((best, move) => (move.path.length > best.path.length ? move : best));
  const began = at(longest.model);
  const bends: MapSpot[] = [];
  for (let i = 0; i + 3 < longest.path.length; i += 2)
    bends.push({ x: longest.path[i] + start.x - began.x, y: longest.path[i + 1] + start.y - began.y });
  return bends;
};
