import { type Battle, refusalSentence } from '@muster/engine';
import { useMemo } from 'react';
import { discAt, type PointerTarget } from '../table/hit.ts';
import type { TableHandlers } from '../table/types.ts';
import { aimOf, dragTo } from './carry.ts';
import {
  withPaths,
  endOf,
  farthest,
  measured,
  middleOfEnds,
  type MoveDraft,
  movesOf,
  newDraft,
  type Paths,
  pathsOf,
  shownModels,
  type MovePoint,
  withoutLastChange,
  withCorner,
  withEnd,
  withoutPath,
} from './draft.ts';
import { hearKey } from './keys.ts';
import type { DraggedMove } from './live.ts';
import { MoveOverlay } from './move-overlay.tsx';
import { ReachUnder } from './reach-under.tsx';
import type { MoveDraftTools, MoveTask } from './types.ts';
import { useTaskDraft } from './use-hand.ts';
import type { DragState } from './use-hold.ts';
import { HAND_TEXTS } from './texts.ts';

/** Returns the tools for the moves of a task; nothing without a task. */
export const useMoves = ({
  battle,
  task,
  onDone,
}: {
  battle: Battle;
  task: MoveTask | undefined;
  /** Called for Enter on the map, if the draft is legal. */
  onDone?: (() => void) | undefined;
}): MoveDraftTools | undefined => {
  const hand = useTaskDraft<MoveTask, MoveDraft, DraggedMove>(task, newDraft, withoutLastChange);
  const drawn = hand?.draft.paths;
  const moves = useMemo(() => (task && drawn ? movesOf(battle, task, drawn) : []), [battle, task, drawn]);
  const refusal = useMemo(() => (task ? task.check(moves) : undefined), [task, moves]);
  if (!hand) return undefined;
  const { draft, grip, active, task: current, hold, live, settle, show, cancel, tools } = hand;
  const { paths } = draft;
  const touched = draft.touched || (current.start?.length ?? 0) > 0;

  const draw = (next: Paths, aim?: MovePoint): void =>
    settle((before) => ({ draft: withPaths(before.draft, next, aim) }));
  const carry = (to: MovePoint): void => {
    const next = dragTo(battle, current, draft, to);
    draw(next.paths, next.aim);
  };
  const aside = (from: MovePoint, by: MovePoint): MovePoint => ({ x: from.x + by.x, y: from.y + by.y });
  const dragUnit = (dx: number, dy: number): void => carry(aside(aimOf(battle, current, draft), { x: dx, y: dy }));
  const dragModel = (model: number, dx: number, dy: number): void =>
    draw(withEnd(paths, model, aside(endOf(battle, current, paths, model), { x: dx, y: dy })));
  const resetModel = (model: number): void => {
    if (paths.has(model)) draw(withoutPath(paths, model));
  };

  /** Returns the drag as it would end here. */
  const dragged = ({ model, from, at }: DragState): DraggedMove => {
    const by = { x: at.x - from.x, y: at.y - from.y };
    if (model === undefined) {
      const wish = aside(aimOf(battle, current, draft), by);
      return { ...dragTo(battle, current, draft, wish), at, wish };
    }
    const next = withEnd(paths, model, aside(endOf(battle, current, paths, model), by));
    return { paths: next, refusal: current.check(movesOf(battle, current, next)), at, model };
  };
  const targets = (): PointerTarget[] =>
    shownModels(current, paths).map((model) => ({
      model,
      ...endOf(battle, current, paths, model),
      radius: battle.plan.models[model].radius,
    }));

  const handlers: TableHandlers = {
    grab: (at) => {
      const model = discAt(targets(), at.x, at.y, at.slop);
      if (model === undefined) return false;
      const isSingle = grip === 'models' || at.fine;
      if (isSingle && active !== model) settle(() => ({ active: model }));
      hold.begin(isSingle ? model : undefined, at);
      return true;
    },
    drag: (at) => hold.move(at, (held) => show(dragged(held))),
    drop: (at) => {
      const held = hold.end(at);
      if (held) {
        const { paths: next, aim } = dragged(held);
        draw(next, aim);
      } else if (grip === 'unit' && discAt(targets(), at.x, at.y, 0) === undefined)
        // A finger also grabs what is near it: a mere tap there means the spot.
        carry(at);
      show();
    },
    cancel,
    tap: ({ x, y, unit }) => {
      if (unit !== undefined && unit !== current.unit) return false;
      if (grip === 'unit') carry({ x, y });
      else if (active === undefined) return false;
      else draw(withCorner(paths, active, { x, y }));
      return true;
    },
    key: (event) =>
      hearKey(event, {
        grip,
        active,
        models: current.models,
        canUndo: tools.canUndo,
        isHeld: hold.isHeld(),
        nudge: ({ x, y }) => (grip === 'unit' ? dragUnit(x, y) : dragModel(active ?? current.models[0], x, y)),
        activate: (model) => settle(() => ({ active: model })),
        undo: tools.undo,
        cancel,
        restore: resetModel,
        done: refusal ? undefined : onDone,
      }),
  };

  // Passengers have no position until a place is found.
  const isStuck = current.order.origin !== undefined && paths.size === 0;
  const alone = grip === 'models' ? active : undefined;
  const counted = alone === undefined ? farthest(battle, current, paths) : measured(battle, current, paths, alone);
  return {
    task: current,
    moves,
    sentence:
      refusal && touched ? (isStuck ? HAND_TEXTS.noRoomToLeave : refusalSentence(battle.plan, refusal)) : undefined,
    ready: touched && !refusal,
    touched,
    ...tools,
    used: Math.max(0, counted.used),
    limit: counted.limit,
    slowed: counted.slowed,
    isOn: (at) => discAt(targets(), at.x, at.y, at.slop) !== undefined,
    middle: middleOfEnds(battle, current, paths),
    propose: (next) => draw(pathsOf(next)),
    handlers,
    under: <ReachUnder battle={battle} task={current} active={alone} />,
    overlay: (
      <MoveOverlay
        battle={battle}
        task={current}
        paths={paths}
        active={alone}
        refusal={touched ? refusal : undefined}
        live={live}
      />
    ),
  };
};
