import { type Battle, copyBattle, type Player } from '@muster/engine';

/** The players of a game, and the battle as it stood when a person was last asked something. */
export interface Seats {
  players: readonly (Player | undefined)[];
  /** What people must see while a question is open: the game itself goes back to the start of its step until they answer. */
  moment: Battle | undefined;
  /** To be told as soon as there is one. */
  battle: Battle | undefined;
}

/** Seats computer players, and keeps the moment whenever the game looks for a player where a person sits. */
export const seatPlayers = (players: readonly (Player | undefined)[]): Seats => {
  const seats: Seats = { players: [...players], moment: undefined, battle: undefined };
  players.forEach((player, side) => {
    if (player) return;
    Object.defineProperty(seats.players, side, {
      enumerable: true,
      get: () => {
        if (seats.battle) seats.moment = copyBattle(seats.battle);
        return undefined;
      },
    });
  });
  return seats;
};
