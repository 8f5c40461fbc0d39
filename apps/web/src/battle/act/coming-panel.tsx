import { checkAction, type Placement, phaseOf, refusalSentence } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { useDesk, useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { TASKS } from '../phases/deciding.ts';
import { comingAction, comingUnits, mayKeepBack, placeAround, placesFor, plainAction } from '../phases/setup.ts';
import { Choices } from './choices.tsx';
import { Ghosts } from './ghosts.tsx';
import { Part } from './part.tsx';

/** Units come onto the table: at deployment, as scouts, out of ambush. */
export const ComingPanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const chosen = useDesk((desk) => desk.unit);
  const choose = useDesk((desk) => desk.choose);
  const units = comingUnits(battle, side);
  const unit = chosen !== undefined && units.includes(chosen) ? chosen : units[0];
  const [placed, setPlaced] = useState<{ unit: number; positions: Placement[] }>();
  const [sentence, setSentence] = useState<string>();
  const positions = placed?.unit === unit ? placed.positions : undefined;
  const tryAt = (x: number, y: number): void => {
    if (unit === undefined) return;
    const found = placeAround(battle, unit, x, y);
    setPlaced(found && { unit, positions: found });
    setSentence(found ? undefined : 'There is no room for them near that place.');
  };
  useStage(
    {
      choosable: units,
      onGround: tryAt,
      overlay: positions ? <Ghosts plan={plan} side={side} places={positions} /> : undefined,
    },
    positions,
    unit,
    battle,
  );
  const places = placesFor(battle, side);
  const action = unit !== undefined && positions ? comingAction(battle, unit, positions) : undefined;
  const refusal = action && checkAction(battle, action);
  const name = (of: number): string => namesFor(plan).units[of];
  return (
    <Part
      title={TASKS[phaseOf(battle)]}
      text={unit === undefined ? 'Nobody is left.' : `Tap the table where ${name(unit)} shall stand.`}
    >
      {units.length > 1 ? (
        <Choices
          columns={2}
          items={units.map((of) => ({ key: of, label: name(of), pressed: of === unit }))}
          onChoose={(place) => choose(units[place])}
        />
      ) : undefined}
      {unit === undefined ? undefined : (
        <>
          <Choices columns={2} disabled={busy} items={places} onChoose={(i) => tryAt(places[i].x, places[i].y)} />
          <ProblemLine sentence={refusal ? refusalSentence(plan, refusal) : sentence} />
          <Button
            loud="main"
            disabled={busy || !action || refusal !== undefined}
            onClick={() => action && void store.act(side, action)}
          >
            Put {name(unit)} here
          </Button>
        </>
      )}
      {mayKeepBack(battle) || units.length === 0 ? (
        <Button disabled={busy} onClick={() => void store.act(side, { type: 'pass' })}>
          Nobody comes now
        </Button>
      ) : undefined}
      <Button disabled={busy} onClick={() => void store.act(side, plainAction(battle, side))}>
        Do it for me
      </Button>
    </Part>
  );
};
