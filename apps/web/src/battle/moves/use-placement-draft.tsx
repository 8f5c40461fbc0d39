import { type Battle, type BattlePlan, type Placement, refusalSentence } from '@muster/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { discAt, type Target } from '../table/hit.ts';
import type { TableHandlers } from '../table/types.ts';
import type { Spot } from './draft.ts';
import { hearKey } from './keys.ts';
import type { LivePlaces } from './live.ts';
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
import { type Held, useHold } from './use-hold.ts';

interface State {
  task: PlaceTask;
  draft: PlaceDraft;
  grip: Grip;
  active: number | undefined;
}

const beginning = (task: PlaceTask): State => ({ task, draft: newPlaces(task), grip: 'unit', active: undefined });

const NOWHERE: readonly Placement[] = [];

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
  const hold = useHold(task);
  const state = useMemo(() => (task ? (kept?.task === task ? kept : beginning(task)) : undefined), [task, kept]);
  const places = state?.draft.places ?? NOWHERE;
  const refusal = useMemo(() => (task && places.length > 0 ? task.check(places) : undefined), [task, places]);
  useEffect(() => live.setState({ drag: undefined }), [live, task]);

  const settle = useCallback(
    (change: (before: State) => Partial<State>) => {
      if (!task) return;
      setKept((last) => {
        const before = last?.task === task ? last : beginning(task);
        return { ...before, ...change(before) };
      });
    },
    [task],
  );
  if (!state) return undefined;
  const { draft, grip, active, task: current } = state;
  const middle = { x: Math.round(plan.table.width / 2), y: Math.round(plan.table.depth / 2) };
  const isPlaced = places.length > 0;

  const put = (next: readonly Placement[]): void => settle((before) => ({ draft: replaced(before.draft, next) }));
  const undo = (): void => settle((before) => ({ draft: unplaced(before.draft) }));
  const show = (next: readonly Placement[], at: Spot): void =>
    live.setState({ drag: { places: next, refusal: current.check(next), at } });
  const hide = (): void => live.setState({ drag: undefined });
  const dragged = ({ model, from, at }: Held): readonly Placement[] =>
    model === undefined
      ? carried(places, at.x - from.x, at.y - from.y)
      : carriedOne(places, model, at.x - from.x, at.y - from.y);
  /** As they stand if that is allowed there, else as the computer would arrange them. */
  const bringTo = (at: Spot): void => {
    const there = broughtTo(current, places, at);
    put(current.check(there) ? (current.arrange?.(at.x, at.y) ?? there) : there);
  };
  const discs = (): Target[] => {
    const radii = new Map(current.bodies.map(({ model, radius }) => [model, radius]));
    return places.map(({ model, x, y }) => ({ model, x, y, radius: radii.get(model) ?? 0 }));
  };
  const cancel = (): void => {
    hold.cancel();
    hide();
  };

  const handlers: TableHandlers = {
    grab: (at) => {
      const model = discAt(discs(), at.x, at.y, at.slop);
      if (model === undefined) return false;
      const isSingle = !current.together && (grip === 'models' || at.fine);
      if (isSingle) settle(() => ({ active: model }));
      hold.begin(isSingle ? model : undefined, at);
      return true;
    },
    drag: (at) => hold.move(at, (held) => show(dragged(held), held.at)),
    drop: (at) => {
      const held = hold.end(at);
      if (held) put(dragged(held));
      hide();
    },
    cancel,
    tap: (at) => {
      const place = grip === 'models' ? places.find(({ model }) => model === active) : undefined;
      if (place) put(carriedOne(places, place.model, at.x - place.x, at.y - place.y));
      else bringTo(at);
      hide();
      return true;
    },
    // Before anybody stands, the formation follows the pointer.
    hover: (at) => {
      if (isPlaced || hold.isHeld()) return;
      if (at) show(broughtTo(current, places, at), at);
      else hide();
    },
    key: (event) =>
      hearKey(event, {
        grip,
        active,
        models: current.bodies.map(({ model }) => model),
        canUndo: draft.before.length > 0,
        isHeld: hold.isHeld(),
        nudge: ({ x, y }) => {
          if (!isPlaced) bringTo(middle);
          else put(grip === 'unit' ? carried(places, x, y) : carriedOne(places, active ?? places[0].model, x, y));
        },
        activate: (model) => settle(() => ({ active: model })),
        undo,
        cancel,
        turn: places.length > 1 && !current.together ? () => put(turned(places)) : undefined,
        done: isPlaced && !refusal ? onDone : undefined,
      }),
  };

  const { arrange } = current;
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
    setGrip: (next) => settle(() => ({ grip: next, active: undefined })),
    active,
    canUndo: draft.before.length > 0,
    undo,
    reset: () => settle(() => ({ draft: newPlaces(current), active: undefined })),
    propose: put,
    arrange: arrange
      ? () => {
          const { x, y } = isPlaced ? middleOfPlaces(places) : middle;
          const next = arrange(x, y);
          if (next) put(next);
        }
      : undefined,
    turn: places.length > 1 && !current.together ? () => put(turned(places)) : undefined,
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
