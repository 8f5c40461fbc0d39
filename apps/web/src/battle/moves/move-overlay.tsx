import { afterMoves, type Battle, linksOf, modelsOf, type Refusal, refusalSentence } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { Note } from '../table/note.tsx';
import { CoherencyLinks } from '../table/overlays/coherency-links.tsx';
import { FoeRings } from '../table/overlays/foe-rings.tsx';
import { PathLines } from '../table/overlays/path-lines.tsx';
import { SpokenText } from '../table/spoken-text.tsx';
import { useTableLook } from '../table/table-context.ts';
import { endOf, farthest, measured, middleOfEnds, movesOf, type Paths, shownModels, startOf } from './draft.ts';
import { Faded } from './faded.tsx';
import { Ghosts } from './ghosts.tsx';
import type { DraggedMove, LiveDrag } from './live.ts';
import styles from './moves.module.css';
import type { MoveTask } from './types.ts';
import { MEASURE_TEXTS } from './texts.ts';

/** The overlay of a move: paths, ghosts, coherency links, units that are too near, and the reason of a refusal. */
export const MoveOverlay = ({
  battle,
  task,
  paths: kept,
  active,
  refusal: settled,
  live,
}: {
  battle: Battle;
  task: MoveTask;
  paths: Paths;
  active: number | undefined;
  refusal: Refusal | undefined;
  live: StoreApi<LiveDrag<DraggedMove>>;
}): ReactElement => {
  const drag = useStore(live, (state) => state.drag);
  const { unit: pixel } = useTableLook();
  const paths = drag?.paths ?? kept;
  const isWhole = drag !== undefined && drag.model === undefined;
  const refusal = drag ? drag.refusal : settled;
  const moves = useMemo(() => movesOf(battle, task, paths), [battle, task, paths]);
  const ghosts = useMemo(
    () =>
      moves.length === 0 && active === undefined
        ? []
        : shownModels(task, paths).map((model) => ({ model, ...endOf(battle, task, paths, model) })),
    [battle, task, paths, moves, active],
  );
  const links = useMemo(
    () =>
      // Units that board a transport need no coherency.
      moves.length === 0 || task.order.embark !== undefined
        ? []
        : afterMoves(battle, task.unit, moves, () =>
            linksOf(battle, task.unit).map(({ from, to, excess }) => ({
              ax: battle.x[from],
              ay: battle.y[from],
              bx: battle.x[to],
              by: battle.y[to],
              broken: excess > 0,
            })),
          ),
    [battle, task, moves],
  );
  const model = drag?.model ?? active;
  const far = model === undefined ? farthest(battle, task, paths) : measured(battle, task, paths, model);
  const end = far.model < 0 ? undefined : endOf(battle, task, paths, far.model);
  // A dragged unit goes as far as it may: the wanted point is illegal, not the ghosts.
  const wrong = refusal && !isWhole ? (refusal.model ?? 'all') : undefined;
  const sentence = refusal && (drag || moves.length > 0) ? refusalSentence(battle.plan, refusal) : undefined;
  const note = drag?.at ?? end;
  const { used, limit, slowed } = far;
  const isMeasured = task.order.origin === undefined;
  const length = (slowed ? MEASURE_TEXTS.usedSlowed : MEASURE_TEXTS.used)(used, limit);
  const spoken = (slowed ? MEASURE_TEXTS.spokenSlowed : MEASURE_TEXTS.spoken)(used, limit);
  return (
    <>
      <Faded battle={battle} models={isMeasured ? moves.map(({ model: mover }) => mover) : NO_MODELS} />
      <FoeRings battle={battle} unit={task.unit} ghosts={ghosts} except={task.order.target} />
      <PathLines
        ways={moves.map(({ model: mover, path }) => ({ from: startOf(battle, task, mover), path }))}
        strong={moves.findIndex(({ model: mover }) => mover === far.model)}
      />
      <CoherencyLinks links={links} />
      <Ghosts battle={battle} ghosts={ghosts} wrong={wrong} active={active} />
      {drag?.wish && refusal ? (
        <g className={styles.wish} strokeWidth={1.5 * pixel} strokeDasharray={`${4 * pixel} ${3 * pixel}`}>
          {wishes(battle, task, drag.wish).map(({ x, y, radius, of }) => (
            <circle key={of} cx={x} cy={y} r={radius} />
          ))}
        </g>
      ) : undefined}
      {note && (drag || moves.length > 0) && (isMeasured || sentence) ? (
        <Note x={note.x} y={note.y} tone={sentence ? 'bad' : 'plain'}>
          {isMeasured ? <strong>{length}</strong> : undefined}
          {sentence ? <div>{sentence}</div> : undefined}
        </Note>
      ) : undefined}
      <SpokenText
        words={drag || moves.length === 0 ? '' : (sentence ?? (isMeasured ? spoken : MEASURE_TEXTS.placed))}
      />
    </>
  );
};

const NO_MODELS: readonly number[] = [];

/** Returns where all models would be if the unit could go straight to the wanted point. */
const wishes = (
  battle: Battle,
  task: MoveTask,
  to: { x: number; y: number },
): { of: number; x: number; y: number; radius: number }[] => {
  if (task.order.origin !== undefined) return [];
  const middle = middleOfEnds(battle, task, new Map());
  return modelsOf(battle, task.unit).map((of) => ({
    of,
    x: battle.x[of] + to.x - middle.x,
    y: battle.y[of] + to.y - middle.y,
    radius: battle.plan.models[of].radius,
  }));
};
