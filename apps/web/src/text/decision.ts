import type { Question } from '@muster/engine';
import type { CurrentDecision } from '../battle/phases/deciding.ts';

/** A decision of the user: the answer to a question, or the action of a turn. */
export interface Decision {
  /** Different for every decision. */
  key: string;
  side: number;
  question?: Question;
}

/** Returns the decision that the user has to make, if any. */
export const decisionOf = (deciding: CurrentDecision, seq: number): Decision | undefined => {
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
