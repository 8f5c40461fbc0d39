import type { ReactElement } from 'react';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { Choices } from './choices.tsx';
import { PanelSection } from './part.tsx';
import { FIRST_PLACER_TEXTS } from './texts.ts';

/** The panel in which the winner of the roll-off chooses who places the first objective. */
export const FirstPlacerPanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useBattleContext();
  const { plan, busy } = useLoadedBattle();
  return (
    <PanelSection title={FIRST_PLACER_TEXTS.title} text={FIRST_PLACER_TEXTS.text}>
      <Choices
        disabled={busy}
        items={namesFor(plan).sides.map((label, i) => ({
          key: i,
          label,
          hint: i === side ? FIRST_PLACER_TEXTS.you : undefined,
        }))}
        onChoose={(first) => void store.act(side, { type: 'choose-first-placer', first })}
      />
    </PanelSection>
  );
};
