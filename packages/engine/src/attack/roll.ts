import type { Play } from '../game/play.ts';
import type { Volley } from './volley.ts';
import { saveWounds } from './saves.ts';
import { landDeadly, landWounds, type Landing } from './wounds.ts';

/** What a volley did. */
export interface VolleyResult {
  attacks: number;
  hits: number;
  /** Hits with more AP than the weapon's own. */
  piercing: number;
  blocked: number;
  saved: number;
  /** After multiplying and saves, surplus included. */
  wounds: number;
  /** Wounds that found a model to hurt. */
  landed: number;
  removed: number;
}

/** Rolls a compiled volley: to hit, to block, to save, and lets the wounds land (battle-spec §3.6). */
export const rollVolley = (play: Play, volley: Volley): VolleyResult => {
  const hits = rollHits(play, volley);
  const attacks = volley.pools.reduce((sum, pool) => sum + pool.dice, 0);
  const unblocked = rollBlocks(play, volley, hits);
  const { wounds, saved } = rollSaves(play, volley, unblocked);
  const landing = land(play, volley, wounds);
  const result = {
    attacks,
    hits: hits.length,
    piercing: countPiercing(volley, hits),
    blocked: hits.length - unblocked,
    saved,
    wounds: wounds.reduce((sum, wound) => sum + wound, 0),
    landed: landing.landed,
    removed: landing.removed,
  };
  report(play, volley, result);
  return result;
};

/** The hits, each as its AP, in the order in which they are blocked. */
const rollHits = (play: Play, volley: Volley): number[] => {
  const hits: number[] = [];
  const add = (ap: number, plainAp: number): void => {
    hits.push(ap);
    for (let copy = 1; copy < volley.hitFactor; copy++) hits.push(volley.copiesKeepAp ? ap : plainAp);
  };
  for (const pool of volley.pools) {
    const { table } = pool;
    const details = play.listening
      ? { weapon: volley.weapon.index, need: table.need, bill: [...table.bill] }
      : { weapon: volley.weapon.index };
    for (const face of play.roll(volley.kind === 'impact' ? 'impact' : 'hit', volley.unit, pool.dice, details)) {
      if (!table.hits[face]) continue;
      add(table.ap[face], table.plainAp);
      for (let more = 0; more < table.extra[face]; more++) add(table.plainAp, table.plainAp);
    }
  }
  for (let hit = 0; hit < volley.freeHits; hit++) add(volley.freeAp, volley.freeAp);
  return hits;
};

const countPiercing = ({ pools }: Volley, hits: readonly number[]): number => {
  const plain = pools.length > 0 ? Math.min(...pools.map(({ table }) => table.plainAp)) : Infinity;
  return hits.filter((ap) => ap > plain).length;
};

/** How many hits come through the block rolls. */
const rollBlocks = (play: Play, volley: Volley, hits: readonly number[]): number => {
  if (hits.length === 0) return 0;
  const plain = volley.blockTable(Math.min(...hits));
  const details = play.listening ? { weapon: volley.weapon.index, need: plain.need, bill: [...plain.bill] } : undefined;
  const faces = play.roll('block', volley.target, hits.length, details);
  const sixes = plain.rerollSixes ? faces.flatMap((face, i) => (face === 6 ? [i] : [])) : [];
  if (sixes.length > 0) play.roll('reroll', volley.target, sixes.length).forEach((face, i) => (faces[sixes[i]] = face));
  let unblocked = 0;
  for (let i = 0; i < hits.length; i++) if (!volley.blockTable(hits[i]).blocks[faces[i]]) unblocked++;
  return unblocked;
};

/** Wounds of each unblocked hit after saves; the multiplied ones of one hit stay together. */
const rollSaves = (play: Play, volley: Volley, unblocked: number): { wounds: number[]; saved: number } => {
  const { woundFactor, savesAfterFactor } = volley;
  const wounds = Array.from({ length: unblocked }, () => (savesAfterFactor ? woundFactor : 1));
  const saved = saveWounds(play, volley.target, wounds, volley.saves);
  return { wounds: savesAfterFactor ? wounds : wounds.map((wound) => wound * woundFactor), saved };
};

const land = (play: Play, volley: Volley, wounds: readonly number[]): Landing => {
  const cause = { cause: volley.kind, by: volley.unit, pick: volley.pick } as const;
  if (volley.woundFactor > 1) return landDeadly(play, volley.target, wounds, cause);
  return landWounds(
    play,
    volley.target,
    wounds.reduce((sum, wound) => sum + wound, 0),
    cause,
  );
};

const report = (play: Play, volley: Volley, result: VolleyResult): void => {
  if (!play.listening) return;
  play.emit({
    type: 'volley',
    kind: volley.kind,
    unit: volley.unit,
    weapon: volley.weapon.index,
    name: volley.weapon.name,
    target: volley.target,
    pick: volley.pick,
    attackers: [...volley.attackers],
    cover: volley.cover,
    rules: [...new Set([...volley.pools.flatMap((pool) => pool.table.rules), ...volley.rules])],
    ...result,
  });
};
