import { type Paint, PLAIN } from '../colours.ts';

/** The style of a battle: colours and drawn signs, or plain letters. */
export interface WatchStyle {
  paint: Paint;
  fine: boolean;
}

/** Returns the style for some colours; without colours everything is plain. */
export const watchStyleOf = (paint: Paint, ascii = false): WatchStyle =>
  ascii || paint === PLAIN ? { paint: PLAIN, fine: false } : { paint, fine: true };
