import { moveUnitTo } from '@muster/ai';
import { type Battle, type BattlePlan, type ModelMove, moveLimit, type Refusal, refusalSentence } from '@muster/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { discAt, type Target } from '../table/hit.ts';
import type { TableHandlers, TableKey, TablePoint } from '../table/types.ts';
import {
  changed,
  endOf,
  farthest,
  middleOfEnds,
  type MoveDraft,
  movesOf,
  newDraft,
  type Paths,
  pathsOf,
  shifted,
  shownModels,
  type Spot,
  undone,
  usedBy,
  withCorner,
  withEnd,
  withoutPath,
} from './draft.ts';
import type { LiveMove } from './live.ts';
import { MoveOverlay } from './move-overlay.tsx';
import { moveTask, type MoveWish } from './move-tasks.ts';
import { ReachUnder } from './reach-under.tsx';
import { nextActive, nudgeOf } from './nudge.ts';
import type { Grip, MoveDraftTools, MoveTask } from './types.ts';

interface State {
  task: MoveTask;
  draft: MoveDraft;
  grip: Grip;
  active: number | undefined;
}

/** What one drag is about: the whole unit or a model, from where, and how the ways were before. */
interface Held {
  model: number | undefined;
  from: Spot;
  at: Spot;
  frame: number;
}

const beginning = (task: MoveTask): State => ({ task, draft: newDraft(task), grip: 'unit', active: undefined });

/** The unit as somebody drags it to a point: as a whole by the computer's sense for ways, or as it was arranged by hand. */
const carry = (
  battle: Battle,
  task: MoveTask,
  { paths, aim, touched }: MoveDraft,
  to: Spot,
): { paths: Paths; refusal: Refusal | undefined; aim: Spot | undefined } => {
  if (touched && !aim && paths.size > 0) {
    const middle = middleOfEnds(battle, task, paths);
    const moved = shifted(battle, task, paths, to.x - middle.x, to.y - middle.y);
    return { paths: moved, refusal: task.check(movesOf(battle, task, moved)), aim: undefined };
  }
  const { moves, refusal } = moveUnitTo(battle, task.unit, to.x, to.y, task.order);
  return { paths: moves ? pathsOf(moves) : paths, refusal, aim: to };
};

/** Moves of a task by hand; nothing without a task. */
export const useMoves = ({
  plan,
  battle,
  task,
  onDone,
}: {
  plan: BattlePlan;
  battle: Battle;
  task: MoveTask | undefined;
  /** Enter on the map, when everything may be done so. */
  onDone?: (() => void) | undefined;
}): MoveDraftTools | undefined => {
  const [kept, setKept] = useState<State | undefined>();
  const [live] = useState(() => createStore<LiveMove>(() => ({})));
  const held = useRef<Held | undefined>(undefined);
  const state = task ? (kept?.task === task ? kept : beginning(task)) : undefined;
  const moves = useMemo(
    () => (state ? movesOf(battle, state.task, state.draft.paths) : []),
    [battle, state?.task, state?.draft],
  );
  const refusal = useMemo(() => (task ? task.check(moves) : undefined), [task, moves]);

  useEffect(() => {
    live.setState({ drag: undefined });
    held.current = undefined;
  }, [live, task]);

  const settle = useCallback(
    (change: (state: State) => State) => {
      if (task) setKept((before) => change(before?.task === task ? before : beginning(task)));
    },
    [task],
  );
  if (!state) return undefined;
  const { draft, grip, active } = state;
  const current = state.task;
  const draw = (paths: Paths, aim?: Spot): void =>
    settle((before) => ({ ...before, draft: changed(before.draft, paths, aim) }));

  const targets = (): Target[] =>
    (draft.paths.size > 0 || current.order.origin === undefined ? shownModels(current, draft.paths) : []).map(
      (model) => ({
        model,
        ...endOf(battle, current, draft.paths, model),
        radius: plan.models[model].radius,
      }),
    );

  const dragTo = ({ model, from, at }: Held): void => {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    if (model === undefined) {
      const base = draft.aim ?? middleOfEnds(battle, current, draft.paths);
      const to = { x: base.x + dx, y: base.y + dy };
      live.setState({ drag: { ...carry(battle, current, draft, to), at, wish: to } });
      return;
    }
    const end = endOf(battle, current, draft.paths, model);
    const paths = withEnd(draft.paths, model, { x: end.x + dx, y: end.y + dy });
    live.setState({ drag: { paths, refusal: current.check(movesOf(battle, current, paths)), at, model } });
  };

  const dragUnit = (dx: number, dy: number): void => {
    const base = draft.aim ?? middleOfEnds(battle, current, draft.paths);
    const next = carry(battle, current, draft, { x: base.x + dx, y: base.y + dy });
    draw(next.paths, next.aim);
  };
  const dragModel = (model: number, dx: number, dy: number): void => {
    const end = endOf(battle, current, draft.paths, model);
    draw(withEnd(draft.paths, model, { x: end.x + dx, y: end.y + dy }));
  };

  const resetModel = (model: number): void => {
    if (draft.paths.has(model)) draw(withoutPath(draft.paths, model));
  };

  const letGo = (): Held | undefined => {
    const last = held.current;
    if (last?.frame) cancelAnimationFrame(last.frame);
    held.current = undefined;
    return last;
  };

  const handlers: TableHandlers = {
    grab: (at: TablePoint) => {
      const model = discAt(targets(), at.x, at.y, at.slop);
      if (model === undefined) return false;
      const single = grip === 'models' || at.fine;
      if (single && active !== model) settle((before) => ({ ...before, active: model }));
      held.current = { model: single ? model : undefined, from: at, at, frame: 0 };
      return true;
    },
    drag: ({ x, y }) => {
      const now = held.current;
      if (!now) return;
      now.at = { x, y };
      // Not more often than it is seen.
      if (now.frame === 0)
        now.frame = requestAnimationFrame(() => {
          now.frame = 0;
          if (held.current === now) dragTo(now);
        });
    },
    drop: ({ x, y }) => {
      const last = letGo();
      if (!last) return;
      const isClick = Math.abs(x - last.from.x) + Math.abs(y - last.from.y) < 5;
      if (!isClick) dragTo({ ...last, at: { x, y } });
      const { drag } = live.getState();
      if (drag && !isClick) draw(drag.paths, drag.aim);
      live.setState({ drag: undefined });
    },
    cancel: () => {
      letGo();
      live.setState({ drag: undefined });
    },
    tap: ({ x, y, unit }) => {
      if (unit !== undefined && unit !== current.unit) return false;
      if (grip === 'models') {
        if (active === undefined) return false;
        draw(withCorner(draft.paths, active, { x, y }));
        return true;
      }
      const next = carry(battle, current, draft, { x, y });
      draw(next.paths, next.aim);
      return true;
    },
    key: (event: TableKey) => {
      const by = nudgeOf(event);
      if (by) {
        if (grip === 'unit') dragUnit(by.x, by.y);
        else dragModel(active ?? current.models[0], by.x, by.y);
        return true;
      }
      if (event.key === 'Tab' && grip === 'models') {
        const next = nextActive(current.models, active, event.shift);
        settle((before) => ({ ...before, active: next }));
        return next !== undefined;
      }
      if (event.key === 'Backspace' && draft.before.length > 0) {
        settle((before) => ({ ...before, draft: undone(before.draft) }));
        return true;
      }
      if (event.key === 'Delete' && grip === 'models' && active !== undefined) {
        resetModel(active);
        return true;
      }
      if (event.key === 'Escape' && held.current) {
        letGo();
        live.setState({ drag: undefined });
        return true;
      }
      if (event.key === 'Enter' && onDone && !refusal) {
        onDone();
        return true;
      }
      return false;
    },
  };

  const counted =
    active === undefined || grip === 'unit'
      ? farthest(battle, current, draft.paths)
      : {
          used: usedBy(battle, current, draft.paths, active),
          limit: moveLimit(battle, current.unit, active, current.order),
        };
  const touched = draft.touched || (current.start?.length ?? 0) > 0;
  const sentence = refusal && touched ? refusalSentence(plan, refusal) : undefined;
  return {
    plan,
    battle,
    task: current,
    moves,
    refusal,
    sentence,
    ready: touched && !refusal,
    touched,
    grip,
    setGrip: (next) =>
      settle((before) => ({ ...before, grip: next, active: next === 'models' ? before.active : undefined })),
    active,
    canUndo: draft.before.length > 0,
    undo: () => settle((before) => ({ ...before, draft: undone(before.draft) })),
    reset: () => settle(() => beginning(current)),
    used: Math.max(0, counted.used),
    limit: counted.limit,
    propose: (next: readonly ModelMove[]) => draw(pathsOf(next)),
    dragUnit,
    dragModel,
    resetModel,
    handlers,
    under: <ReachUnder battle={battle} task={current} active={grip === 'models' ? active : undefined} />,
    overlay: (
      <MoveOverlay
        battle={battle}
        task={current}
        paths={draft.paths}
        active={grip === 'models' ? active : undefined}
        refusal={touched ? refusal : undefined}
        live={live}
      />
    ),
  };
};

/** Moves of a unit in its activation by hand; nothing while no unit or action is chosen. */
export const useMoveDraft = ({
  plan,
  battle,
  unit,
  action,
  target,
  embark,
  onDone,
}: {
  plan: BattlePlan;
  battle: Battle;
  /** For whoever says whose turn it is; the engine knows by the unit. */
  side?: number | undefined;
  unit: number | undefined;
  action: MoveWish['action'] | undefined;
  target?: number | undefined;
  embark?: number | undefined;
  onDone?: (() => void) | undefined;
}): MoveDraftTools | undefined => {
  const task = useMemo(
    () =>
      unit === undefined || action === undefined || action === 'hold'
        ? undefined
        : moveTask(battle, { unit, action, target, embark }),
    [battle, unit, action, target, embark],
  );
  return useMoves({ plan, battle, task, onDone });
};
