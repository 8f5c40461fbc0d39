import type { ModelMove } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { meleeFigures, chance } from '../odds/figures.ts';
import { chargeOdds } from '../odds/melee.ts';
import { OddsCard } from '../odds/odds-card.tsx';
import { CHARGE_TEXTS } from './texts.ts';
import { Rich } from '../desk/rich.tsx';
import styles from './charge-odds.module.css';

/** The odds of a charge for both units, if the target strikes back. */
export const ChargeOdds = ({
  unit,
  target,
  moves,
}: {
  unit: number;
  target: number;
  moves: readonly ModelMove[];
}): ReactElement => {
  const { battle, plan } = useLoadedBattle();
  const odds = useMemo(() => chargeOdds(battle, unit, target, moves), [battle, unit, target, moves]);
  const { units } = namesFor(plan);
  const win = odds.charger.pWins + odds.defender.pDestroyed;
  const lose = odds.defender.pWins + odds.charger.pDestroyed;
  return (
    <>
      <OddsCard title={units[target]} figures={meleeFigures(battle, odds, 'defender', target)} />
      <OddsCard title={CHARGE_TEXTS.ifStruckBack(units[unit])} figures={meleeFigures(battle, odds, 'charger', unit)} />
      <p className={styles.verdict}>
        <Rich text={CHARGE_TEXTS.verdict(chance(win), chance(odds.pTie), chance(lose))} />
      </p>
    </>
  );
};
