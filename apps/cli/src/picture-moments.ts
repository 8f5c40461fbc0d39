import { type StepFrame, phaseOf } from '@muster/engine';
import { type BattleMoment, battleStateText } from '@muster/picture';
import { activationsOf, episodesOf } from './episodes.ts';
import { battleOf, type BattlePlayback } from './battle-playback.ts';

/** A moment to draw: the frame that it follows, and the frames that led to it. */
export interface PictureMoment {
  /** The name of its file, without extension. */
  name: string;
  title: string;
  frame: StepFrame;
  led: readonly StepFrame[];
}

/** How often a battle is drawn. */
export const EVERY = ['round', 'activation'] as const;
export type Every = (typeof EVERY)[number];

/** Returns the title of a picture of the end of a round. */
export const roundTitle = (round: number): string => (round === 0 ? 'After deployment' : `End of round ${round}`);

/** Returns the title of a picture after an activation. */
export const activationTitle = ({ round, activation }: StepFrame): string => `Round ${round}, activation ${activation}`;

/** Returns the moments of a battle to draw: after deployment, then every round or every activation. */
export const momentsFor = ({ frames }: BattlePlayback, every: Every): PictureMoment[] => {
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

/** Units arrive from Ambush between activations. */
const isArrival = ({ action }: StepFrame): boolean => action !== 'begin' && action.type === 'arrive';

const titleOf = (frame: StepFrame): string =>
  isArrival(frame) ? `Round ${frame.round}, arrival from Ambush` : activationTitle(frame);

const fileNameOf = (frame: StepFrame): string => {
  const number = `${frame.activation}`.padStart(2, '0');
  return `round-${frame.round}-activation-${number}${isArrival(frame) ? `-ambush-${frame.step}` : ''}`;
};

/** Returns the frames of a round up to a frame. */
export const roundOf = (frames: readonly StepFrame[], { round, step }: StepFrame): StepFrame[] =>
  frames.filter((frame) => frame.round === round && frame.step <= step);

/** Returns the frames of the activation that ends with a frame. */
export const activationAt = (frames: readonly StepFrame[], { step }: StepFrame): StepFrame[] =>
  activationsOf(frames.slice(0, step)).findLast((group) => group.some((frame) => frame.step === step)) ?? [];

/** Returns a moment with the battle and the activations that led to it, except deployment. */
export const battleMoment = (reel: BattlePlayback, { title, frame, led }: PictureMoment): BattleMoment => {
  const battle = battleOf(reel, frame.after);
  const isOver = phaseOf(battle) === 'finished';
  return {
    battle,
    title: isOver ? battleStateText(reel.plan, battle) : title,
    episodes: frame.round === 0 ? [] : episodesOf(reel, led),
  };
};
