import { choicesOf } from '@muster/engine';
import type { ReactElement } from 'react';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { Choices } from './choices.tsx';
import { BackButton } from './back-button.tsx';
import type { OrderProps } from './order-props.ts';
import { Part } from './part.tsx';
import { ABILITY_TEXTS } from './texts.ts';

/** The panel in which a unit chooses the option of a rule for this activation. */
export const OptionPanel = ({ side, unit, onBack }: OrderProps): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  return (
    <Part title={ABILITY_TEXTS.optionTitle(namesFor(plan).units[unit])}>
      {choicesOf(battle, unit).map(({ rule, name, names }) => (
        <Part key={rule} title={name}>
          <Choices
            disabled={busy}
            items={names.map((label, i) => ({ key: i, label }))}
            onChoose={(option) => void store.act(side, { type: 'choose', unit, rule, option })}
          />
        </Part>
      ))}
      <BackButton onBack={onBack} />
    </Part>
  );
};
