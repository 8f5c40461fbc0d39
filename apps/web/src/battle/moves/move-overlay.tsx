import { afterMoves, type Battle, linksOf, modelsOf, type Refusal, refusalSentence } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { Note } from '../table/note.tsx';
import { CoherencyLinks } from '../table/overlays/coherency-links.tsx';
import { FoeRings } from '../table/overlays/foe-rings.tsx';
import { PathLines } from '../table/overlays/path-lines.tsx';
import { Said } from '../table/said.tsx';
import { useTableLook } from '../table/table-context.ts';
import { endOf, farthest, measured, middleOfEnds, movesOf, type Paths, shownModels, startOf } from './draft.ts';
import { Faded } from './faded.tsx';
import { Ghosts } from './ghosts.tsx';
import type { DraggedMove, Live } from './live.ts';
import styles from './moves.module.css';
import type { MoveTask } from './types.ts';
import { inchFigure, inchWords, limitWords } from '../../parts/lengths.ts';

/** Everything about a move that is being made: ways, ghosts, links, what is too near, and the sentence. */
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
  live: StoreApi<Live<DraggedMove>>;
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
      // Whoever gets in need not stand together.
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
  const limit = { length: far.limit, slowed: far.slowed };
  const end = far.model < 0 ? undefined : endOf(battle, task, paths, far.model);
  // A whole unit that is dragged goes where it may: only the wish is wrong, not the ghosts.
  const wrong = refusal && !isWhole ? (refusal.model ?? 'all') : undefined;
  const sentence = refusal && (drag || moves.length > 0) ? refusalSentence(battle.plan, refusal) : undefined;
  const note = drag?.at ?? end;
  const length = task.order.origin === undefined ? `${inchFigure(far.used)} of ${limitWords(limit, inchFigure)}` : '';
  return (
    <>
      <Faded
        battle={battle}
        models={task.order.origin === undefined ? moves.map(({ model: mover }) => mover) : NOBODY}
      />
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
      {note && (drag || moves.length > 0) && (length !== '' || sentence) ? (
        <Note x={note.x} y={note.y} tone={sentence ? 'bad' : 'plain'}>
          {length === '' ? undefined : <strong>{length}</strong>}
          {sentence ? <div>{sentence}</div> : undefined}
        </Note>
      ) : undefined}
      <Said
        words={
          drag || moves.length === 0
            ? ''
            : (sentence ??
              (length === ''
                ? 'They would stand there.'
                : `${inchWords(far.used)} of ${limitWords(limit, inchWords)}.`))
        }
      />
    </>
  );
};

const NOBODY: readonly number[] = [];

/** Where everybody would stand if the unit could go straight to where it is wanted. */
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
