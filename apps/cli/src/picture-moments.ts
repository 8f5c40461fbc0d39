import { type Frame, phaseOf } from '@muster/engine';
import { type BattleMoment, momentOf } from '@muster/picture';
import { activationsOf, episodesOf } from './episodes.ts';
import { battleOf, type Reel } from './reel.ts';

/** A moment that is drawn: the frame that it stands after, and those that led there. */
export interface PictureMoment {
  /** How its file is called, without an ending. */
  name: string;
  title: string;
  frame: Frame;
  led: readonly Frame[];
}

/** How often a battle is drawn. */
export const EVERY = ['round', 'activation'] as const;
export type Every = (typeof EVERY)[number];

/** What a picture of the end of a round is called. */
export const roundTitle = (round: number): string => (round === 0 ? 'After deployment' : `End of round ${round}`);

/** What a picture after an activation is called. */
export const activationTitle = ({ round, activation }: Frame): string => `Round ${round}, activation ${activation}`;

/** The moments of a battle that are worth a picture: after deployment, then the end of every round or every activation. */
export const momentsFor = ({ frames }: Reel, every: Every): PictureMoment[] => {
  const ends = frames.filter(({ ended }, i) => ended || i === frames.length - 1);
  const rounds = ends.map((frame) => ({
    name: `round-${frame.round}`,
    title: roundTitle(frame.round),
    frame,
    led: roundOf(frames, frame),
  }));
  if (every === 'round') return rounds;
  const acts = activationsOf(frames.filter(({ round }) => round > 0)).map((led) => {
    const frame = led[led.length - 1];
    return { name: fileNameOf(frame), title: titleOf(frame), frame, led };
  });
  return [...rounds.filter(({ frame }) => frame.round === 0), ...acts];
};

/** Those who come from ambush do so between activations. */
const isArrival = ({ action }: Frame): boolean => action !== 'begin' && action.type === 'arrive';

const titleOf = (frame: Frame): string =>
  isArrival(frame) ? `Round ${frame.round}, out of ambush` : activationTitle(frame);

const fileNameOf = (frame: Frame): string => {
  const number = `${frame.activation}`.padStart(2, '0');
  return `round-${frame.round}-activation-${number}${isArrival(frame) ? `-ambush-${frame.step}` : ''}`;
};

/** The frames of a round up to one of them. */
export const roundOf = (frames: readonly Frame[], { round, step }: Frame): Frame[] =>
  frames.filter((frame) => frame.round === round && frame.step <= step);

/** The frames of the activation that ends with a frame. */
export const activationAt = (frames: readonly Frame[], { step }: Frame): Frame[] =>
  activationsOf(frames.slice(0, step)).findLast((group) => group.some((frame) => frame.step === step)) ?? [];

/** A moment as it is drawn; what led to it is told, except how everybody deployed. */
export const battleMoment = (reel: Reel, { title, frame, led }: PictureMoment): BattleMoment => {
  const battle = battleOf(reel, frame.after);
  const isOver = phaseOf(battle) === 'finished';
  return {
    battle,
    title: isOver ? momentOf(reel.plan, battle) : title,
    episodes: frame.round === 0 ? [] : episodesOf(reel, led),
  };
};
