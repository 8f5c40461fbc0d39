import { strikeOdds } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { mean, chance } from '../odds/figures.ts';
import type { Of } from './of.ts';

/** What striking back would do, before it is decided; where something strikes first, what that does. */
export const StrikeBackForm = ({ question }: { question: Of<'strike-back'> }): ReactElement => {
  const { battle, plan } = useReady();
  const { unit, target, first } = question;
  const { meanWounds, meanKills, pDestroyed } = useMemo(
    () => strikeOdds(battle, { unit, target, share: first ? 'first' : 'rest' }),
    [battle, unit, target, first],
  );
  const hasMore = useMemo(
    () => first && strikeOdds(battle, { unit, target, share: 'rest' }).meanHits > 0,
    [battle, unit, target, first],
  );
  const foe = namesFor(plan).units[target];
  return (
    <p>
      {first ? 'What strikes first does' : 'Striking back does'} <b>{mean(meanWounds)}</b> wounds and fells{' '}
      <b>{mean(meanKills)}</b> of {foe} on average; it destroys them <b>{chance(pDestroyed)}</b> of the time.
      {hasMore ? ` Whoever is left strikes with the rest after ${foe}.` : ''}
    </p>
  );
};
