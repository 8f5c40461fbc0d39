import type { Action, Frame } from '@muster/engine';
import type { Deeds, Episode } from '@muster/picture';
import { deedsOfFrame, type Reel } from './reel.ts';

/** Actions of a unit before its activation that are separate steps. */
const OPENINGS: readonly Action['type'][] = ['shift', 'cast', 'use', 'choose'];

/** Groups frames by activation, with the unit's earlier separate steps; leaves out steps without an acting unit. */
export const activationsOf = (frames: readonly Frame[]): Frame[][] => {
  const groups: Frame[][] = [];
  let open: Frame[] = [];
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
export const episodesOf = (reel: Reel, frames: readonly Frame[]): Episode[] =>
  activationsOf(frames).map((group) => episodeOf(reel, group));

const episodeOf = (reel: Reel, frames: readonly Frame[]): Episode => {
  const deeds = frames.map((frame) => deedsOfFrame(reel, frame));
  const lines = frames.flatMap((frame) => frame.lines);
  const logged = lines.find(({ tone }) => tone === 'act') ?? lines.find(({ tone }) => tone !== 'thought');
  const why = lines.find(({ tone }) => tone === 'thought')?.text;
  return { deeds: joined(deeds), text: withoutSide(logged?.text ?? ''), ...(why === undefined ? {} : { why }) };
};

const joined = (deeds: readonly Deeds[]): Deeds => ({
  unit: deeds.find(({ unit }) => unit >= 0)?.unit ?? -1,
  strides: deeds.flatMap(({ strides }) => strides),
  strikes: deeds.flatMap(({ strikes }) => strikes),
  fallen: deeds.flatMap(({ fallen }) => fallen),
});

/** Removes the name of the side: the colour shows it. */
const withoutSide = (text: string): string => text.replace(/^[^:]*? · /, '');
