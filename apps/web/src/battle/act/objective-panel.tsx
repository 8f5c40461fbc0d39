import { checkObjective, findMarkerSpot, inch, refusalSentence } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { useStage } from '../desk/use-stage.ts';
import { ProblemLine } from '../../parts/problem.tsx';
import { markerSpots, plainAction } from '../phases/setup.ts';
import { Choices } from './choices.tsx';
import { Part } from './part.tsx';
import styles from './objective-panel.module.css';

/** Where an objective goes: a spot of the table, or one of some that are legal. */
export const ObjectivePanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const [spot, setSpot] = useState<{ x: number; y: number }>();
  const refusal = spot && checkObjective(battle, spot.x, spot.y);
  const spots = markerSpots(battle);
  useStage(
    {
      onGround: (x, y) => setSpot({ x, y }),
      overlay: spot ? (
        <g className={refusal ? styles.wrong : styles.right}>
          <circle cx={spot.x} cy={spot.y} r={plan.ruleset.numbers.objectiveReach} className={styles.reach} />
          <circle cx={spot.x} cy={spot.y} r={40} className={styles.middle} />
        </g>
      ) : undefined,
    },
    spot,
    battle,
  );
  if (!findMarkerSpot(battle))
    return (
      <Part title="No room" text="There is no place for another objective.">
        <Button loud="main" onClick={() => void store.act(side, { type: 'pass' })}>
          Go on
        </Button>
      </Part>
    );
  const place = (x: number, y: number): void => void store.act(side, { type: 'place-objective', x, y });
  return (
    <Part
      title="Place an objective"
      text="Tap the table where it shall lie: outside the deployment zones, away from the others."
    >
      {spot ? (
        <>
          <ProblemLine sentence={refusal && refusalSentence(plan, refusal)} />
          <Button loud="main" disabled={busy || refusal !== undefined} onClick={() => place(spot.x, spot.y)}>
            Place it at {inch(spot.x)}, {inch(spot.y)}
          </Button>
        </>
      ) : undefined}
      <Choices columns={2} disabled={busy} items={spots} onChoose={(i) => setSpot({ x: spots[i].x, y: spots[i].y })} />
      <Button disabled={busy} onClick={() => void store.act(side, plainAction(battle, side))}>
        Place it for me
      </Button>
    </Part>
  );
};
