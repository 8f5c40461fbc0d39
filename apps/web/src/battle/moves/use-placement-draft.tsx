import { type Battle, type BattlePlan, type Placement, refusalSentence } from '@muster/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { discAt, type Target } from '../table/hit.ts';
import type { TableHandlers } from '../table/types.ts';
import type { Spot } from './draft.ts';
import type { LivePlaces } from './live.ts';
import { nextActive, nudgeOf } from './nudge.ts';
import { PlaceOverlay } from './place-overlay.tsx';
import {
  broughtTo,
  carried,
  carriedOne,
  middleOfPlaces,
  newPlaces,
  type PlaceDraft,
  replaced,
  turned,
  unplaced,
} from './placement.ts';
import type { Grip, PlacementDraftTools, PlaceTask } from './types.ts';

interface State {
  task: PlaceTask;
  draft: PlaceDraft;
  grip: Grip;
  active: number | undefined;
}

interface Held {
  model: number | undefined;
  from: Spot;
  at: Spot;
  frame: number;
}

const beginning = (task: PlaceTask): State => ({ task, draft: newPlaces(task), grip: 'unit', active: undefined });

/** Places by hand; nothing without a task. */
export const usePlacementDraft = ({
  plan,
  battle,
  task,
  onDone,
}: {
  plan: BattlePlan;
  battle: Battle;
  task: PlaceTask | undefined;
  /** Enter on the map, when everything may be done so. */
  onDone?: (() => void) | undefined;
}): PlacementDraftTools | undefined => {
  const [kept, setKept] = useState<State | undefined>();
  const [live] = useState(() => createStore<LivePlaces>(() => ({})));
  const held = useRef<Held | undefined>(undefined);
  const state = task ? (kept?.task === task ? kept : beginning(task)) : undefined;
  const places = state?.draft.places ?? NOWHERE;
  const refusal = useMemo(() => (task && places.length > 0 ? task.check(places) : undefined), [task, places]);

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
  const put = (next: readonly Placement[]): void =>
    settle((before) => ({ ...before, draft: replaced(before.draft, next) }));
  const radiusOf = new Map(current.bodies.map(({ model, radius }) => [model, radius]));
  const discs = (): Target[] => places.map(({ model, x, y }) => ({ model, x, y, radius: radiusOf.get(model) ?? 0 }));
  const show = (next: readonly Placement[], at: Spot): void =>
    live.setState({ drag: { places: next, refusal: current.check(next), at } });

  const dragged = ({ model, from, at }: Held): readonly Placement[] => {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    return model === undefined ? carried(places, dx, dy) : carriedOne(places, model, dx, dy);
  };
  const letGo = (): Held | undefined => {
    const last = held.current;
    if (last?.frame) cancelAnimationFrame(last.frame);
    held.current = undefined;
    live.setState({ drag: undefined });
    return last;
  };
  /** Where a click puts everybody: as they stand if that is allowed there, else as the computer would arrange them. */
  const settleAt = (at: Spot): void => {
    const there = broughtTo(current, places, at);
    put(current.check(there) ? (current.arrange?.(at.x, at.y) ?? there) : there);
  };

  const handlers: TableHandlers = {
    grab: (at) => {
      const model = discAt(discs(), at.x, at.y, at.slop);
      if (model === undefined) return false;
      const single = !current.together && (grip === 'models' || at.fine);
      if (single) settle((before) => ({ ...before, active: model }));
      held.current = { model: single ? model : undefined, from: at, at, frame: 0 };
      return true;
    },
    drag: ({ x, y }) => {
      const now = held.current;
      if (!now) return;
      now.at = { x, y };
      if (now.frame === 0)
        now.frame = requestAnimationFrame(() => {
          now.frame = 0;
          if (held.current === now) show(dragged(now), now.at);
        });
    },
    drop: ({ x, y }) => {
      const last = letGo();
      if (!last || Math.abs(x - last.from.x) + Math.abs(y - last.from.y) < 5) return;
      put(dragged({ ...last, at: { x, y } }));
    },
    cancel: () => {
      letGo();
    },
    tap: (at) => {
      if (grip === 'models' && active !== undefined) {
        const place = places.find(({ model }) => model === active);
        if (place) put(carriedOne(places, active, at.x - place.x, at.y - place.y));
        return true;
      }
      settleAt(at);
      return true;
    },
    // Before anybody stands, the formation follows the pointer.
    hover: (at) => {
      if (places.length > 0 || held.current) return;
      if (at) show(broughtTo(current, places, at), at);
      else live.setState({ drag: undefined });
    },
    key: (event) => {
      const by = nudgeOf(event);
      if (by) {
        if (places.length === 0) settleAt({ x: plan.table.width / 2, y: plan.table.depth / 2 });
        else if (grip === 'unit') put(carried(places, by.x, by.y));
        else put(carriedOne(places, active ?? places[0].model, by.x, by.y));
        return true;
      }
      if (event.key === 'Tab' && grip === 'models') {
        const next = nextActive(
          current.bodies.map(({ model }) => model),
          active,
          event.shift,
        );
        settle((before) => ({ ...before, active: next }));
        return next !== undefined;
      }
      if (event.key.toLowerCase() === 'r' && places.length > 1 && !current.together) {
        put(turned(places));
        return true;
      }
      if (event.key === 'Backspace' && draft.before.length > 0) {
        settle((before) => ({ ...before, draft: unplaced(before.draft) }));
        return true;
      }
      if (event.key === 'Escape' && held.current) {
        letGo();
        return true;
      }
      if (event.key === 'Enter' && onDone && places.length > 0 && !refusal) {
        onDone();
        return true;
      }
      return false;
    },
  };

  const { arrange } = current;
  const isPlaced = places.length > 0;
  return {
    plan,
    battle,
    task: current,
    places,
    refusal,
    sentence: refusal && refusalSentence(plan, refusal),
    ready: isPlaced && !refusal,
    touched: draft.touched,
    grip,
    setGrip: (next) =>
      settle((before) => ({ ...before, grip: next, active: next === 'models' ? before.active : undefined })),
    active,
    canUndo: draft.before.length > 0,
    undo: () => settle((before) => ({ ...before, draft: unplaced(before.draft) })),
    reset: () => settle(() => beginning(current)),
    propose: put,
    arrange: arrange
      ? () => {
          const { x, y } = isPlaced ? middleOfPlaces(places) : { x: plan.table.width / 2, y: plan.table.depth / 2 };
          const next = arrange(x, y);
          if (next) put(next);
        }
      : undefined,
    handlers,
    under: undefined,
    overlay: (
      <PlaceOverlay
        battle={battle}
        task={current}
        places={places}
        active={grip === 'models' ? active : undefined}
        refusal={refusal}
        live={live}
      />
    ),
  };
};

const NOWHERE: readonly Placement[] = [];
