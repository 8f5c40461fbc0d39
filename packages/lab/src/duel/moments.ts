import type { UsedLimited, EncounterSide } from '@muster/engine';

/** The state of a duel apart from its units. Places are the distances of each front to the objective. */
export interface DuelScene {
  places: readonly [number, number];
  /** The unit that holds the objective, or -1. */
  owner: -1 | EncounterSide;
  /** The Limited weapons that both units have spent. */
  spent: UsedLimited;
}

/** The chances of the states of both units in one scene: a row of the second unit's states for each state of the first. */
export class SceneLaw {
  readonly scene: DuelScene;
  /** The scenes that follow this one, by the number that the caller gives them. */
  readonly next: Map<number, SceneLaw> = new Map();
  readonly #rows: (Float64Array | undefined)[] = [];

  constructor(scene: DuelScene) {
    this.scene = scene;
  }

  add(first: number, second: number, chance: number): void {
    let row = this.#rows[first];
    if (row === undefined || second >= row.length) {
      const longer = new Float64Array(Math.max(16, 2 * second));
      if (row !== undefined) longer.set(row);
      this.#rows[first] = row = longer;
    }
    row[second] += chance;
  }

  each(visit: (first: number, second: number, chance: number) => void): void {
    for (let first = 0; first < this.#rows.length; first++) {
      const row = this.#rows[first];
      if (row === undefined) continue;
      for (let second = 0; second < row.length; second++) if (row[second] > 0) visit(first, second, row[second]);
    }
  }
}

/** All moments that a duel may reach, by scene. */
export class Moments {
  readonly #scenes = new Map<string, SceneLaw>();

  /** Returns the chances in a scene. */
  in(scene: DuelScene): SceneLaw {
    const { places, owner, spent } = scene;
    const key = `${places[0]} ${places[1]} ${owner} ${spent[0]} ${spent[1]}`;
    const known = this.#scenes.get(key);
    if (known) return known;
    const made = new SceneLaw({ places, owner, spent });
    this.#scenes.set(key, made);
    return made;
  }

  /** Returns the number of moments. */
  get size(): number {
    let size = 0;
    for (const law of this.#scenes.values()) law.each(() => size++);
    return size;
  }

  each(visit: (law: SceneLaw) => void): void {
    for (const law of this.#scenes.values()) visit(law);
  }
}
