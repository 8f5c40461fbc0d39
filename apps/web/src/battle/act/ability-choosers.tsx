import { type CastOrder, checkCast, checkUse, type UseOrder } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { castOptions, abilityOptions } from '../phases/abilities.ts';
import { AbilityChooser } from './ability-chooser.tsx';
import { ABILITY_TEXTS } from './texts.ts';

/** Chooses the spell that a unit casts, and its targets. */
export const CastChooser = ({ unit, onOrder }: { unit: number; onOrder: (order: CastOrder) => void }): ReactElement => {
  const { battle } = useLoadedBattle();
  const options = useMemo(() => castOptions(battle, unit), [battle, unit]);
  const isLegal = (order: CastOrder): boolean => !checkCast(battle, unit, order);
  return <AbilityChooser options={options} button={ABILITY_TEXTS.castButton} isLegal={isLegal} onOrder={onOrder} />;
};

/** Chooses the rule that a unit uses, and its targets. */
export const UseChooser = ({ unit, onOrder }: { unit: number; onOrder: (order: UseOrder) => void }): ReactElement => {
  const { battle } = useLoadedBattle();
  const options = useMemo(() => abilityOptions(battle, unit), [battle, unit]);
  const isLegal = (order: UseOrder): boolean => !checkUse(battle, unit, order);
  return <AbilityChooser options={options} button={ABILITY_TEXTS.useButton} isLegal={isLegal} onOrder={onOrder} />;
};
