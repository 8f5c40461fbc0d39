import type { Battle, Names } from '@muster/engine';
import type { BattleInfo, LiveState } from '@muster/protocol';
import { decidingOf } from '../phases/deciding.ts';
import { headline, tabTitle } from '../phases/words.ts';
import { backAskOf } from './taking-back.ts';
import type { TurnTitle } from './use-turn-title.ts';

/** What the tab of a battle says to whoever is here. */
export const turnTitleOf = (
  battle: Battle,
  state: LiveState,
  { id, title, mine }: Pick<BattleInfo, 'id' | 'title' | 'mine'>,
  names: Names,
): TurnTitle => {
  const deciding = decidingOf(battle, state, mine);
  const ask = backAskOf(state, mine, names.sides);
  if (ask?.mine)
    return {
      title: `You are asked · ${title}`,
      isMine: true,
      words: ask.sentence,
      moment: `ask ${state.seq}`,
      battle: id,
    };
  const isMine = deciding.kind === 'act' || deciding.kind === 'question';
  // Friends at one screen must know whose turn it is.
  const seat = isMine && mine.length > 1 ? state.seats[deciding.side] : undefined;
  return {
    title: seat ? `${seat.name}’s turn · ${title}` : tabTitle(deciding, title),
    isMine,
    words: headline(deciding, battle, names, state, mine),
    moment: `${state.steps}`,
    battle: id,
  };
};
