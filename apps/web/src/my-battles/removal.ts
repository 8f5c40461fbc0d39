import { REMOVAL_TEXTS } from './removal-texts.ts';

/** What the question before a battle is removed needs to know about it. */
export interface Removable {
  title: string;
  round: number;
  over: boolean;
}

/** Returns the question before a battle is removed: what is lost with it. */
export const removalSentence = ({ title, round, over }: Removable): string =>
  over ? REMOVAL_TEXTS.over(title) : REMOVAL_TEXTS.running(title, round);
