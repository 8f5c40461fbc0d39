import type { ReactElement } from 'react';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { BackButton } from './back-button.tsx';
import { CastChooser, UseChooser } from './ability-choosers.tsx';
import type { OrderProps } from './order-props.ts';
import { PanelSection } from './part.tsx';
import { ABILITY_TEXTS } from './texts.ts';

/** The panel in which a unit casts a spell before its action. */
export const CastPanel = ({ side, unit, onBack }: OrderProps): ReactElement => {
  const { store } = useBattleContext();
  const { plan } = useLoadedBattle();
  return (
    <PanelSection title={ABILITY_TEXTS.castTitle(namesFor(plan).units[unit])}>
      <CastChooser unit={unit} onOrder={(order) => void store.act(side, { type: 'cast', unit, ...order })} />
      <BackButton onBack={onBack} />
    </PanelSection>
  );
};

/** The panel in which a unit uses a rule before its action. */
export const UsePanel = ({ side, unit, onBack }: OrderProps): ReactElement => {
  const { store } = useBattleContext();
  const { plan } = useLoadedBattle();
  return (
    <PanelSection title={ABILITY_TEXTS.useTitle(namesFor(plan).units[unit])}>
      <UseChooser unit={unit} onOrder={(order) => void store.act(side, { type: 'use', unit, ...order })} />
      <BackButton onBack={onBack} />
    </PanelSection>
  );
};
