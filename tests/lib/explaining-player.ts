import type { Action, Player, Reason } from '@muster/engine';

/** Returns a player that explains each activation, always with the same text around the name of the action, and with two alternatives. */
export const explainingPlayer = (player: Player): Player => {
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
