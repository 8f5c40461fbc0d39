import { choicesOf } from '@muster/engine';
import type { ReactElement } from 'react';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { Choices } from './choices.tsx';
import { BackButton } from './back-button.tsx';
import type { OrderProps } from './order-props.ts';
import { PanelSection } from './part.tsx';
import { ABILITY_TEXTS } from './texts.ts';

/** The panel in which a unit chooses the option of a rule for this activation. */
export const OptionPanel = ({ side, unit, onBack }: OrderProps): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  return (
    <PanelSection title={ABILITY_TEXTS.optionTitle(namesFor(plan).units[unit])}>
      {choicesOf(battle, unit).map(({ rule, name, names }) => (
        <PanelSection key={rule} title={name}>
          <Choices
            disabled={busy}
            items={names.map((label, i) => ({ key: i, label }))}
            onChoose={(option) => void store.act(side, { type: 'choose', unit, rule, option })}
          />
        </PanelSection>
      ))}
      <BackButton onBack={onBack} />
    </PanelSection>
  );
};
