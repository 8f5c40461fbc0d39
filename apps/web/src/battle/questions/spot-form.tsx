import { inch, refusalSentence } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { useStage } from '../desk/use-stage.ts';
import type { Of } from './of.ts';
import { spotRefusal } from './reaching.ts';
import styles from './spot-form.module.css';

/** A spot of the table, tapped. */
export const SpotForm = ({
  question,
}: {
  question: Of<'push' | 'fall' | 'place-ally' | 'drop'>;
}): ReactElement | undefined => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const [spot, setSpot] = useState<{ x: number; y: number }>();
  const refusal = spot && spotRefusal(battle, question, spot);
  const radius = 'model' in question ? plan.models[question.model].radius : 50;
  useStage(
    {
      onGround: (x, y) => setSpot({ x, y }),
      overlay: spot ? (
        <circle cx={spot.x} cy={spot.y} r={radius} className={refusal ? styles.wrong : styles.right} />
      ) : undefined,
    },
    spot,
    battle,
  );
  if (!spot) return undefined;
  return (
    <>
      <ProblemLine sentence={refusal && refusalSentence(plan, refusal)} />
      <Button loud="main" disabled={busy || refusal !== undefined} onClick={() => void store.answer(question, spot)}>
        At {inch(spot.x)}, {inch(spot.y)}
      </Button>
    </>
  );
};
