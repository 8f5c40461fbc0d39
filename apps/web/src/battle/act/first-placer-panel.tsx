import type { ReactElement } from 'react';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { Choices } from './choices.tsx';
import { Part } from './part.tsx';
import { FIRST_PLACER_TEXTS } from './texts.ts';

/** The panel in which the winner of the roll-off chooses who places the first objective. */
export const FirstPlacerPanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useHere();
  const { plan, busy } = useReady();
  return (
    <Part title={FIRST_PLACER_TEXTS.title} text={FIRST_PLACER_TEXTS.text}>
      <Choices
        disabled={busy}
        items={namesFor(plan).sides.map((label, i) => ({
          key: i,
          label,
          hint: i === side ? FIRST_PLACER_TEXTS.you : undefined,
        }))}
        onChoose={(first) => void store.act(side, { type: 'choose-first-placer', first })}
      />
    </Part>
  );
};
