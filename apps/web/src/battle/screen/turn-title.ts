import type { Battle, Names } from '@muster/engine';
import type { BattleInfo, LiveState } from '@muster/protocol';
import { currentDecision } from '../phases/deciding.ts';
import { headline, tabTitle } from '../phases/headlines.ts';
import { takeBackRequest } from './taking-back.ts';
import type { TurnTitle } from './use-turn-title.ts';
import { TURN_TEXTS } from './texts.ts';

/** Returns the title of the browser tab of a battle, and the text of its notification. */
export const turnTitleOf = (
  battle: Battle,
  state: LiveState,
  { id, title, mine }: Pick<BattleInfo, 'id' | 'title' | 'mine'>,
  names: Names,
): TurnTitle => {
  const deciding = currentDecision(battle, state, mine);
  const ask = takeBackRequest(state, mine, names.sides);
  if (ask?.mine)
    return {
      title: TURN_TEXTS.answerNeeded(title),
      isMine: true,
      words: ask.sentence,
      moment: `ask ${state.seq}`,
      battle: id,
    };
  const isMine = deciding.kind === 'act' || deciding.kind === 'question';
  // Players at one screen must know whose turn it is.
  const seat = isMine && mine.length > 1 ? state.seats[deciding.side] : undefined;
  return {
    title: seat ? TURN_TEXTS.turnOf(seat.name, title) : tabTitle(deciding, title),
    isMine,
    words: headline(deciding, battle, names, state, mine),
    moment: `${state.steps}`,
    battle: id,
  };
};
