import type { Finding } from '@muster/kernel';

/** The reasons why a battle cannot be set up. */
export type SetupRefusalCode =
  | 'sides'
  | 'games'
  | 'system'
  | 'setting'
  | 'organisation'
  | 'events'
  | 'table'
  | 'battle';

/** Why a battle cannot be set up, in a sentence. The command or page adds what to do. */
export interface SetupRefusal {
  code: SetupRefusalCode;
  sentence: string;
  /** The name and all findings of a list whose organisation the game does not allow. */
  list?: { name: string; findings: readonly Finding[] };
}
