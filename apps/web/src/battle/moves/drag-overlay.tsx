import { type Battle, refusalSentence } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { namesFor } from '../desk/names.ts';
import { Note } from '../table/note.tsx';
import { FoeRings } from '../table/overlays/foe-rings.tsx';
import { PathLines } from '../table/overlays/path-lines.tsx';
import { endOf, farthest, pathsOf, startOf } from './draft.ts';
import type { DragPlan } from './drag-plan.ts';
import { Faded } from './faded.tsx';
import { Ghosts } from './ghosts.tsx';
import { moveTask } from './move-tasks.ts';
import { DRAG_TEXTS } from './texts.ts';

/** What is dragged now. It changes with every frame, so only the overlay listens to it. */
export interface DragView {
  plan?: DragPlan | undefined;
}

/** The paths, the ghosts and the action of a unit that is being dragged. */
export const DragOverlay = ({
  battle,
  live,
}: {
  battle: Battle;
  live: StoreApi<DragView>;
}): ReactElement | undefined => {
  const plan = useStore(live, (state) => state.plan);
  return plan ? <PlannedDrag battle={battle} plan={plan} /> : undefined;
};

const PlannedDrag = ({ battle, plan }: { battle: Battle; plan: DragPlan }): ReactElement => {
  const { unit, action, target, moves, at, refusal } = plan;
  const task = useMemo(() => moveTask(battle, { unit, action, target }), [battle, unit, action, target]);
  const paths = pathsOf(moves);
  const far = farthest(battle, task, paths);
  const ghosts = moves.map(({ model }) => ({ model, ...endOf(battle, task, paths, model) }));
  const words =
    target === undefined
      ? DRAG_TEXTS[action === 'rush' ? 'rush' : 'advance'](far.used, far.limit)
      : DRAG_TEXTS.charge(namesFor(battle.plan).units[target]);
  // Short of the point, a unit goes as far as it may: only a move that is not possible at all is wrong.
  const isImpossible = refusal !== undefined && (moves.length === 0 || target !== undefined);
  return (
    <>
      <Faded battle={battle} models={moves.map(({ model }) => model)} />
      <FoeRings battle={battle} unit={unit} ghosts={ghosts} except={target} />
      <PathLines
        ways={moves.map(({ model, path }) => ({ from: startOf(battle, task, model), path }))}
        strong={moves.findIndex(({ model }) => model === far.model)}
      />
      <Ghosts battle={battle} ghosts={ghosts} wrong={isImpossible ? 'all' : undefined} active={undefined} />
      <Note x={at.x} y={at.y} tone={isImpossible ? 'bad' : 'plain'}>
        <strong>{words}</strong>
        {isImpossible ? <div>{refusalSentence(battle.plan, refusal)}</div> : undefined}
      </Note>
    </>
  );
};
