import { checkAction, type ModelMove, refusalSentence } from '@muster/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { goalsOf } from '../phases/goals.ts';
import { type MoveAction, moveAction, moveTo } from '../phases/moving.ts';
import { Choices } from './choices.tsx';
import { endsOf, Ghosts } from './ghosts.tsx';
import { Part } from './part.tsx';

const WORDS: Readonly<Record<MoveAction, string>> = { advance: 'Advance', rush: 'Rush', idle: 'Fly on' };

/** Where a unit moves: toward something, or to a spot of the table. */
export const MovePanel = ({
  side,
  unit,
  action,
  onBack,
}: {
  side: number;
  unit: number;
  action: MoveAction;
  onBack: () => void;
}): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const [moves, setMoves] = useState<ModelMove[]>();
  const [sentence, setSentence] = useState<string>();
  const goals = useMemo(() => goalsOf(battle, unit), [battle, unit]);
  const go = (x: number, y: number): void => {
    const { moves: found, refusal } = moveTo(battle, unit, action, x, y);
    setMoves(found);
    setSentence(
      found ? undefined : refusal ? refusalSentence(plan, refusal) : 'No legal move gets any nearer to that place.',
    );
  };
  useStage(
    {
      onGround: go,
      overlay: moves ? <Ghosts plan={plan} side={side} places={endsOf(moves)} /> : undefined,
    },
    moves,
    battle,
  );
  const order = moves && moveAction(unit, action, moves);
  const refusal = order && checkAction(battle, order);
  return (
    <Part
      title={`${namesFor(plan).units[unit]}: ${WORDS[action].toLowerCase()}`}
      text="Tap the table where it shall go, or choose what to move toward."
    >
      <Choices columns={2} items={goals} onChoose={(i) => go(goals[i].x, goals[i].y)} />
      <ProblemLine sentence={refusal ? refusalSentence(plan, refusal) : sentence} />
      <Button
        loud="main"
        disabled={busy || !order || refusal !== undefined}
        onClick={() => order && void store.act(side, order)}
      >
        {WORDS[action]} so
      </Button>
      <Button loud="quiet" onClick={onBack}>
        Another action
      </Button>
    </Part>
  );
};
