import type { Action, Player, Reason } from '@muster/engine';

/** A player who says why it acts: of every activation the same words with the name of the action, and two other thoughts. */
export const frank = (player: Player): Player => {
  let last: Action | undefined;
  return {
    act: (battle, side) => {
      last = player.act(battle, side);
      return last;
    },
    answer: (battle, question) => player.answer(battle, question),
    explain: (): Reason | undefined =>
      last?.type === 'activate'
        ? {
            unit: last.unit,
            text: `Would rather ${last.action} than do nothing: 71 % to be better off`,
            worth: 84,
            others: [
              { text: 'Runs to marker 3', worth: 42 },
              { text: 'Stays out of reach', worth: -7 },
            ],
          }
        : undefined,
  };
};
