import { MY_BATTLES_TEXTS } from './texts.ts';

/** What the question before a battle is removed needs to know about it. */
export interface Removable {
  title: string;
  round: number;
  over: boolean;
}

/** Returns the question before a battle is removed: what is lost with it. */
export const removalSentence = ({ title, round, over }: Removable): string =>
  over ? MY_BATTLES_TEXTS.removeOver(title) : MY_BATTLES_TEXTS.removeRunning(title, round);
