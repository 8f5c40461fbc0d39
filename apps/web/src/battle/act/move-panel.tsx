import { isEmbarked, type ShootOrder } from '@muster/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { isTouchScreen } from '../../parts/is-touch-screen.ts';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { draggedOn } from '../moves/dragged-on.ts';
import { activationOf } from '../moves/move-tasks.ts';
import { MoveTools } from '../moves/move-tools.tsx';
import { useMoveDraft } from '../moves/use-move-draft.ts';
import { destinationsOf } from '../phases/goals.ts';
import { type MoveAction, moveTo } from '../phases/moving.ts';
import { Choices } from './choices.tsx';
import { DoneBar } from './done-bar.tsx';
import { MoveBubble } from './move-bubble.tsx';
import type { OrderProps } from './order-props.ts';
import { PanelSection } from './part.tsx';
import { Risks } from './risks.tsx';
import { ShotsAhead } from './shots-ahead.tsx';
import { MOVE_TEXTS } from './texts.ts';

/** The panel in which a unit moves: by hand, toward a destination, or to a point on the table. */
export const MovePanel = ({
  side,
  unit,
  action,
  onBack,
  drag,
  dragged,
}: OrderProps & { action: MoveAction }): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const [nowhere, setNowhere] = useState(false);
  const goals = useMemo(() => destinationsOf(battle, unit), [battle, unit]);
  const act = (shoot?: readonly ShootOrder[]): void => {
    if (!draft?.ready || busy) return;
    void store.act(side, { ...activationOf({ unit, action }, draft.moves), ...(shoot ? { shoot } : {}) });
  };
  const draft = useMoveDraft({ battle, unit, action, start: dragged?.moves, onDone: () => act() });
  useStage({
    handlers: draft && dragged ? draggedOn(unit, draft, drag) : draft?.handlers,
    under: draft?.under,
    overlay: (
      <>
        {draft?.overlay}
        {drag.overlay}
        {draft?.ready && dragged ? (
          <MoveBubble unit={unit} action={action} draft={draft} at={dragged.at} onAct={act} onCancel={onBack} />
        ) : undefined}
      </>
    ),
  });
  const name = (of: number): string => namesFor(plan).units[of];
  const go = (x: number, y: number): void => {
    const moves = moveTo(battle, unit, action, x, y);
    setNowhere(!moves);
    if (moves) draft?.propose(moves);
  };
  return (
    <PanelSection
      title={MOVE_TEXTS.titles[action](name(unit))}
      text={
        isEmbarked(battle, unit)
          ? (isTouchScreen() ? MOVE_TEXTS.leaveByTap : MOVE_TEXTS.leaveByClick)(name(battle.unitIn[unit]))
          : isTouchScreen()
            ? MOVE_TEXTS.byTap
            : MOVE_TEXTS.byClick
      }
    >
      <Choices columns={2} items={goals} onChoose={(i) => go(goals[i].x, goals[i].y)} />
      {nowhere ? <p role="status">{MOVE_TEXTS.noCloser}</p> : undefined}
      {draft ? <MoveTools draft={draft} /> : undefined}
      {draft?.ready ? <Risks unit={unit} moves={draft.moves} haste={action === 'rush'} /> : undefined}
      {action === 'advance' && draft?.ready ? <ShotsAhead unit={unit} moves={draft.moves} /> : undefined}
      <DoneBar onBack={onBack}>
        <Button loud="main" disabled={busy || !draft?.ready} onClick={() => act()}>
          {MOVE_TEXTS.buttons[action]}
        </Button>
      </DoneBar>
    </PanelSection>
  );
};
