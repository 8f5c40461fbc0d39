import { isEmbarked } from '@muster/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { isFinger } from '../../parts/is-finger.ts';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { activationOf } from '../moves/move-tasks.ts';
import { MoveTools } from '../moves/move-tools.tsx';
import { useMoveDraft } from '../moves/use-move-draft.ts';
import { goalsOf } from '../phases/goals.ts';
import { type MoveAction, moveTo } from '../phases/moving.ts';
import { Choices } from './choices.tsx';
import { DoneBar } from './done-bar.tsx';
import type { OrderProps } from './order-props.ts';
import { Part } from './part.tsx';
import { Risks } from './risks.tsx';
import { ShotsAhead } from './shots-ahead.tsx';

const WORDS: Readonly<Record<MoveAction, string>> = { advance: 'Advance', rush: 'Rush', idle: 'Fly on' };

/** Where a unit moves: by hand, toward something, or to a spot of the table. */
export const MovePanel = ({ side, unit, action, onBack }: OrderProps & { action: MoveAction }): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const [nowhere, setNowhere] = useState(false);
  const goals = useMemo(() => goalsOf(battle, unit), [battle, unit]);
  const act = (): void => {
    if (draft?.ready && !busy) void store.act(side, activationOf({ unit, action }, draft.moves));
  };
  const draft = useMoveDraft({ battle, unit, action, onDone: () => act() });
  useStage({ handlers: draft?.handlers, under: draft?.under, overlay: draft?.overlay });
  const go = (x: number, y: number): void => {
    const moves = moveTo(battle, unit, action, x, y);
    setNowhere(!moves);
    if (moves) draft?.propose(moves);
  };
  const touch = isFinger() ? 'Tap' : 'Click';
  return (
    <Part
      title={`${namesFor(plan).units[unit]}: ${WORDS[action].toLowerCase()}`}
      text={
        isEmbarked(battle, unit)
          ? `${touch} the table near ${namesFor(plan).units[battle.unitIn[unit]]} to get out there, or choose what to move toward.`
          : `Drag it, ${touch.toLowerCase()} the table where it shall go, or choose what to move toward.`
      }
    >
      <Choices columns={2} items={goals} onChoose={(i) => go(goals[i].x, goals[i].y)} />
      {nowhere ? <p role="status">No legal move gets any nearer to that place.</p> : undefined}
      {draft ? <MoveTools draft={draft} /> : undefined}
      {draft?.ready ? <Risks unit={unit} moves={draft.moves} haste={action === 'rush'} /> : undefined}
      {action === 'advance' && draft?.ready ? <ShotsAhead unit={unit} moves={draft.moves} /> : undefined}
      <DoneBar onBack={onBack}>
        <Button loud="main" disabled={busy || !draft?.ready} onClick={act}>
          {WORDS[action]} so
        </Button>
      </DoneBar>
    </Part>
  );
};
