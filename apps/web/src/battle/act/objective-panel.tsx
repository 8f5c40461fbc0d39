import { type ReactElement, useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { useStage } from '../desk/use-stage.ts';
import { MoveTools } from '../moves/move-tools.tsx';
import { POINT, objectiveTask } from '../moves/place-tasks.ts';
import { usePlacementDraft } from '../moves/use-placement-draft.tsx';
import { objectiveChoices, plainAction } from '../phases/setup.ts';
import { Choices } from './choices.tsx';
import { DoneBar } from './done-bar.tsx';
import { PanelSection } from './part.tsx';
import { OBJECTIVE_TEXTS, SHARED_TEXTS } from './texts.ts';

/** The panel in which a side places an objective: at a point on the table, or at one of some legal spots. */
export const ObjectivePanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useBattleContext();
  const { battle, busy } = useLoadedBattle();
  const spots = useMemo(() => objectiveChoices(battle), [battle]);
  const task = useMemo(() => objectiveTask(battle), [battle]);
  const act = (): void => {
    const [spot] = draft?.places ?? [];
    if (spot && draft?.ready && !busy) void store.act(side, { type: 'place-objective', x: spot.x, y: spot.y });
  };
  const draft = usePlacementDraft({ battle, task, onDone: () => act() });
  useStage({ handlers: draft?.handlers, under: draft?.under, overlay: draft?.overlay });
  if (spots.length === 0)
    return (
      <PanelSection title={OBJECTIVE_TEXTS.noRoomTitle} text={OBJECTIVE_TEXTS.noRoom}>
        <Button loud="main" disabled={busy} onClick={() => void store.act(side, { type: 'pass' })}>
          {SHARED_TEXTS.continue}
        </Button>
      </PanelSection>
    );
  return (
    <PanelSection title={OBJECTIVE_TEXTS.title} text={OBJECTIVE_TEXTS.text}>
      <Choices
        columns={2}
        disabled={busy}
        items={spots}
        onChoose={(i) => draft?.propose([{ model: POINT, x: spots[i].x, y: spots[i].y }])}
      />
      {draft?.touched ? <MoveTools draft={draft} /> : undefined}
      <DoneBar>
        <Button loud="main" disabled={busy || !draft?.ready} onClick={act}>
          {OBJECTIVE_TEXTS.button}
        </Button>
        <Button disabled={busy} onClick={() => void store.act(side, plainAction(battle, side))}>
          {OBJECTIVE_TEXTS.forMe}
        </Button>
      </DoneBar>
    </PanelSection>
  );
};
