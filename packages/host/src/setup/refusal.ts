import type { Finding } from '@muster/kernel';

/** What can be wrong with a battle that is to be set up. */
export type SetupRefusalCode =
  | 'sides'
  | 'games'
  | 'system'
  | 'setting'
  | 'organisation'
  | 'events'
  | 'table'
  | 'battle';

/** Why a battle cannot be set up, as a sentence. It does not say how: a command has options, and a page has buttons. */
export interface SetupRefusal {
  code: SetupRefusalCode;
  sentence: string;
  /** Everything that is wrong with the list that is not organised as the game asks, and its name. */
  list?: { name: string; findings: readonly Finding[] };
}
