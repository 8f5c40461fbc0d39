import { strikeOdds } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { mean, chance } from '../odds/figures.ts';
import type { QuestionOf } from './of.ts';
import { Rich } from '../desk/rich.tsx';
import { STRIKE_TEXTS } from './texts.ts';

/** The odds of striking back; for a unit that may strike first, the odds of the weapons that do. */
export const StrikeBackForm = ({ question }: { question: QuestionOf<'strike-back'> }): ReactElement => {
  const { battle, plan } = useLoadedBattle();
  const { unit, target, first } = question;
  const { meanWounds, meanKills, pDestroyed } = useMemo(
    () => strikeOdds(battle, { unit, target, share: first ? 'first' : 'rest' }),
    [battle, unit, target, first],
  );
  const hasMore = useMemo(
    () => first && strikeOdds(battle, { unit, target, share: 'rest' }).meanHits > 0,
    [battle, unit, target, first],
  );
  return (
    <p>
      <Rich text={STRIKE_TEXTS.odds(mean(meanWounds), mean(meanKills), chance(pDestroyed))} />
      {hasMore ? ` ${STRIKE_TEXTS.restStrikesLater(namesFor(plan).units[target])}` : ''}
    </p>
  );
};
