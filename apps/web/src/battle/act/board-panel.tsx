import { type ReactElement, useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { boardingOf } from '../phases/orders.ts';
import { Choices } from './choices.tsx';
import { Part } from './part.tsx';

/** Which transport a unit boards. */
export const BoardPanel = ({
  side,
  unit,
  onBack,
}: {
  side: number;
  unit: number;
  onBack: () => void;
}): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const rides = useMemo(() => boardingOf(battle, unit), [battle, unit]);
  const board = (at: number): void => {
    const { transport, moves } = rides[at];
    void store.act(side, { type: 'activate', unit, action: 'advance', moves, embark: transport });
  };
  useStage({
    choosable: rides.map(({ transport }) => transport),
    onUnit: (chosen) => {
      const at = rides.findIndex(({ transport }) => transport === chosen);
      if (at >= 0) board(at);
    },
  });
  return (
    <Part title={`${namesFor(plan).units[unit]}: board a transport`}>
      <Choices
        disabled={busy}
        items={rides.map(({ transport }) => ({ key: transport, label: namesFor(plan).units[transport] }))}
        onChoose={board}
      />
      <Button loud="quiet" onClick={onBack}>
        Another action
      </Button>
    </Part>
  );
};
