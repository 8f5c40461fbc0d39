import { type Paint, PLAIN } from '../colours.ts';

/** How a battle is shown: with colours and drawn signs, or in plain letters. */
export interface Look {
  paint: Paint;
  fine: boolean;
}

/** The look that goes with some colours: without any, everything is plain. */
export const lookOf = (paint: Paint, ascii = false): Look =>
  ascii || paint === PLAIN ? { paint: PLAIN, fine: false } : { paint, fine: true };
