import type { ReactElement } from 'react';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { Choices } from './choices.tsx';
import { Part } from './part.tsx';

/** Whoever won the roll-off says who places the first objective. */
export const FirstPlacerPanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useHere();
  const { plan, busy } = useReady();
  return (
    <Part title="Who places first?" text="You won the roll-off: say who places the first objective.">
      <Choices
        disabled={busy}
        items={namesFor(plan).sides.map((label, i) => ({ key: i, label, hint: i === side ? 'you' : undefined }))}
        onChoose={(first) => void store.act(side, { type: 'choose-first-placer', first })}
      />
    </Part>
  );
};
