import type { Action, StepFrame } from '@muster/engine';
import type { MapActions, MapActivation } from '@muster/picture';
import { actionsOfFrame, type BattlePlayback } from './battle-playback.ts';

/** Actions of a unit before its activation that are separate steps. */
const OPENINGS: readonly Action['type'][] = ['shift', 'cast', 'use', 'choose'];

/** Groups frames by activation, with the unit's earlier separate steps; leaves out steps without an acting unit. */
export const activationsOf = (frames: readonly StepFrame[]): StepFrame[][] => {
  const groups: StepFrame[][] = [];
  let open: StepFrame[] = [];
  for (const frame of frames) {
    const type = frame.action === 'begin' ? undefined : frame.action.type;
    const isOpening = type !== undefined && OPENINGS.includes(type);
    if (isOpening) open.push(frame);
    else if (type === 'activate' || type === 'arrive') {
      groups.push([...open, frame]);
      open = [];
    }
  }
  return open.length > 0 ? [...groups, open] : groups;
};

/** Returns the activations in some frames, with their log sentences and reasons. */
export const episodesOf = (reel: BattlePlayback, frames: readonly StepFrame[]): MapActivation[] =>
  activationsOf(frames).map((group) => episodeOf(reel, group));

const episodeOf = (reel: BattlePlayback, frames: readonly StepFrame[]): MapActivation => {
  const deeds = frames.map((frame) => actionsOfFrame(reel, frame));
  const lines = frames.flatMap((frame) => frame.lines);
  const logged = lines.find(({ tone }) => tone === 'act') ?? lines.find(({ tone }) => tone !== 'thought');
  const why = lines.find(({ tone }) => tone === 'thought')?.text;
  return { deeds: joined(deeds), text: withoutSide(logged?.text ?? ''), ...(why === undefined ? {} : { why }) };
};

const joined = (deeds: readonly MapActions[]): MapActions => ({
  unit: deeds.find(({ unit }) => unit >= 0)?.unit ?? -1,
  strides: deeds.flatMap(({ strides }) => strides),
  strikes: deeds.flatMap(({ strikes }) => strikes),
  fallen: deeds.flatMap(({ fallen }) => fallen),
});

/** Removes the name of the side: the colour shows it. */
const withoutSide = (text: string): string => text.replace(/^[^:]*? · /, '');
