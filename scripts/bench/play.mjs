import { makePlayer } from '@muster/ai';
import { checksum, Game, playOut } from '@muster/engine';
import { hex } from '@muster/kernel';

/** Plays a battle between two players of a kind; only a game that is not `bare` keeps its steps. */
export const play = (plan, seed, name, { bare = true } = {}) => {
  const players = [makePlayer(name, `${seed}/0`), makePlayer(name, `${seed}/1`)];
  return playOut(new Game({ plan, seed, players, bare }));
};

/** Adds up the final states of battles, in their order. */
export const sumOfBattles = () => {
  let sum = 0;
  return {
    add: ({ battle }) => {
      sum = (Math.imul(sum, 31) + checksum(battle)) | 0;
    },
    checksum: () => hex(sum),
  };
};
