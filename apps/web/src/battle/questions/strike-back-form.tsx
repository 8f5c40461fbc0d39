import { strikeOdds } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { mean, percent } from '../odds/figures.ts';
import type { Of } from './of.ts';

/** What striking back would do, before it is decided. */
export const StrikeBackForm = ({ question }: { question: Of<'strike-back'> }): ReactElement => {
  const { battle, plan } = useReady();
  const { unit, target } = question;
  const { meanWounds, meanKills, pDestroyed } = useMemo(
    () => strikeOdds(battle, { unit, target, share: 'rest' }),
    [battle, unit, target],
  );
  return (
    <p>
      Striking back does <b>{mean(meanWounds)}</b> wounds and fells <b>{mean(meanKills)}</b> of{' '}
      {namesFor(plan).units[target]} on average; it destroys them <b>{percent(pDestroyed)}</b> of the time.
    </p>
  );
};
