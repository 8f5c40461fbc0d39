import type { Question } from '@muster/engine';
import type { Deciding } from '../battle/phases/deciding.ts';

/** Something that whoever is here must decide: the answer to a question, or what to do in their turn. */
export interface Decision {
  /** Changes whenever something else is to be decided. */
  key: string;
  side: number;
  question?: Question;
}

/** What is to be decided here in a state of the battle, if anything. */
export const decisionOf = (deciding: Deciding, seq: number): Decision | undefined => {
  switch (deciding.kind) {
    case 'question': {
      const { side, question } = deciding;
      return { key: `${seq} ${question.kind} ${side}`, side, question };
    }
    case 'act':
      return { key: `${seq} turn ${deciding.side}`, side: deciding.side };
    default:
      return undefined;
  }
};
