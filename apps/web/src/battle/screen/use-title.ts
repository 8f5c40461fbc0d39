import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { turnTitleOf } from './turn-title.ts';
import { useTurnTitle } from './use-turn-title.ts';

/** Shows in the title of the browser tab whose turn it is. */
export const useTitle = (): void => {
  const { battle, state, info, plan } = useLoadedBattle();
  useTurnTitle(turnTitleOf(battle, state, info, namesFor(plan)));
};
