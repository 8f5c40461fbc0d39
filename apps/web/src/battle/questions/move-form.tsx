import type { ModelMove } from '@muster/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../act/choices.tsx';
import { endsOf, Ghosts } from '../act/ghosts.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { useStage } from '../desk/use-stage.ts';
import { goalsOf } from '../phases/goals.ts';
import type { Of } from './of.ts';
import { answerToward } from './reaching.ts';

/** A small move: toward something, or to a spot of the table. */
export const MoveForm = ({ question }: { question: Of<'consolidate' | 'shift'> }): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const [moves, setMoves] = useState<readonly ModelMove[]>();
  const goals = useMemo(() => goalsOf(battle, question.unit), [battle, question]);
  const go = (x: number, y: number): void => setMoves(answerToward(battle, question, x, y));
  useStage(
    {
      onGround: go,
      overlay: moves ? <Ghosts plan={plan} side={question.side} places={endsOf(moves)} /> : undefined,
    },
    moves,
    battle,
  );
  return (
    <>
      <p>Tap the table, or choose what to move toward.</p>
      <Choices columns={2} items={goals} onChoose={(i) => go(goals[i].x, goals[i].y)} />
      {moves?.length === 0 ? <p role="status">No legal move gets any nearer to that place.</p> : undefined}
      <Button
        loud="main"
        disabled={busy || !moves || moves.length === 0}
        onClick={() => moves && void store.answer(question, moves)}
      >
        Move so
      </Button>
    </>
  );
};
