import { randomBytes } from 'node:crypto';
import { CHARACTERS, type Character, type PlayerName, playerNames } from '@muster/ai';
import type { SeatChoice } from '@muster/protocol';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { Person } from '../store/store.ts';
import type { HeaderSeat, SeatedPerson } from './header.ts';

/** Returns a random token for a link. */
export const newToken = (): string => randomBytes(18).toString('base64url');

/** Returns a seat from the choice of a person. */
export const seatOf = (choice: SeatChoice, person: Person): HeaderSeat => {
  switch (choice.kind) {
    case 'me':
      return { kind: 'person', ...seated(person) };
    case 'here':
      return { kind: 'person', person: person.id, name: choice.name };
    case 'link':
      return { kind: 'open', token: newToken() };
    default:
      return { kind: 'bot', level: wordOf(choice.level, playerNames), character: wordOf(choice.character, CHARACTERS) };
  }
};

/** Returns a person as a seat stores them. */
export const seated = ({ id, name, account }: Person): SeatedPerson => ({
  person: id,
  name,
  ...(account === undefined ? {} : { account: true }),
});

const wordOf = <T extends PlayerName | Character>(word: string, words: readonly T[]): T => {
  const known = words.find((candidate) => candidate === word);
  if (known) return known;
  throw new RefusedRequest('word', REFUSAL_TEXTS.unknownPlayer(word, words));
};
