import type { SeatChoice } from '@muster/protocol';

/** Who may play a side when a battle goes on, with the words for it. */
export const SEATS = [
  { value: 'me', label: 'me' },
  { value: 'captain', label: 'the computer: captain' },
  { value: 'general', label: 'the computer: general, slow and strong' },
  { value: 'solo', label: 'the computer: solo, quick and plain' },
  { value: 'here', label: 'a friend at this screen' },
  { value: 'link', label: 'a friend who gets a link' },
] as const;
export type SeatWord = (typeof SEATS)[number]['value'];

/** The seat for a word. */
export const seatOf = (word: SeatWord): SeatChoice => {
  switch (word) {
    case 'me':
      return { kind: 'me' };
    case 'here':
      return { kind: 'here', name: 'Friend' };
    case 'link':
      return { kind: 'link' };
    default:
      return { kind: 'bot', level: word, character: 'balanced' };
  }
};

/** At first whoever looks plays the first side, and a captain every other. */
export const firstSeats = (sides: number): SeatWord[] =>
  Array.from({ length: sides }, (_, side) => (side === 0 ? 'me' : 'captain'));
