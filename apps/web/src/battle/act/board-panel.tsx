import { boardingOf } from '@muster/guide';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { activationOf } from '../moves/move-tasks.ts';
import { MoveTools } from '../moves/move-tools.tsx';
import { useMoveDraft } from '../moves/use-move-draft.ts';
import { Choices } from './choices.tsx';
import { DoneBar } from './done-bar.tsx';
import type { OrderProps } from './order-props.ts';
import { PanelSection } from './part.tsx';
import { Risks } from './risks.tsx';
import { BOARD_TEXTS } from './texts.ts';

/** The panel in which a unit boards a transport: which one, and along which path. */
export const BoardPanel = ({ side, unit, onBack }: OrderProps): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const rides = useMemo(() => boardingOf(battle, unit), [battle, unit]);
  const [place, setPlace] = useState(0);
  const { transport: embark, action } = rides[place] ?? {};
  const act = (): void => {
    if (!draft?.ready || busy || action === undefined) return;
    void store.act(side, activationOf({ unit, action, embark }, draft.moves));
  };
  const draft = useMoveDraft({ battle, unit, action, embark, onDone: () => act() });
  useStage({
    choosable: rides.map(({ transport }) => transport),
    ...(embark === undefined ? {} : { targeted: [embark] }),
    onUnit: (chosen) => {
      const at = rides.findIndex(({ transport }) => transport === chosen);
      if (at >= 0) setPlace(at);
    },
    handlers: draft?.handlers,
    under: draft?.under,
    overlay: draft?.overlay,
  });
  const name = (of: number): string => namesFor(plan).units[of];
  return (
    <PanelSection title={BOARD_TEXTS.title(name(unit))} text={BOARD_TEXTS.text}>
      <Choices
        items={rides.map((ride, i) => ({
          key: ride.transport,
          label: name(ride.transport),
          hint: ride.action === 'rush' ? BOARD_TEXTS.byRush : BOARD_TEXTS.byAdvance,
          pressed: i === place,
        }))}
        onChoose={setPlace}
      />
      {draft ? <MoveTools draft={draft} /> : undefined}
      {draft?.ready ? <Risks unit={unit} moves={draft.moves} haste={action === 'rush'} /> : undefined}
      <DoneBar onBack={onBack}>
        <Button loud="main" disabled={busy || !draft?.ready} onClick={act}>
          {BOARD_TEXTS.button(embark === undefined ? undefined : name(embark))}
        </Button>
      </DoneBar>
    </PanelSection>
  );
};
