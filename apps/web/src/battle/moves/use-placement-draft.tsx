import { type Battle, type Placement, refusalSentence } from '@muster/engine';
import { useMemo } from 'react';
import { discAt, type PointerTarget } from '../table/hit.ts';
import type { TableHandlers } from '../table/types.ts';
import type { MovePoint } from './draft.ts';
import { hearKey } from './keys.ts';
import type { DraggedPlaces } from './live.ts';
import { PlaceOverlay } from './place-overlay.tsx';
import {
  placesAround,
  shiftedPlaces,
  withShiftedModel,
  isAt,
  middleOfPlaces,
  newPlaces,
  type PlaceDraft,
  withPlaces,
  turned,
  withoutLastPlaces,
} from './placement.ts';
import type { PlacementDraftTools, PlaceTask } from './types.ts';
import { useTaskDraft } from './use-hand.ts';
import type { DragState } from './use-hold.ts';

const NOWHERE: readonly Placement[] = [];

/** Returns the tools for the places of a task; nothing without a task. */
export const usePlacementDraft = ({
  battle,
  task,
  onDone,
}: {
  battle: Battle;
  task: PlaceTask | undefined;
  /** Called for Enter on the map, if the draft is legal. */
  onDone?: (() => void) | undefined;
}): PlacementDraftTools | undefined => {
  const hand = useTaskDraft<PlaceTask, PlaceDraft, DraggedPlaces>(task, newPlaces, withoutLastPlaces);
  const places = hand?.draft.places ?? NOWHERE;
  const refusal = useMemo(() => (task && places.length > 0 ? task.check(places) : undefined), [task, places]);
  if (!hand) return undefined;
  const { draft, grip, active, task: current, hold, live, settle, cancel, tools } = hand;
  const middle = { x: Math.round(battle.plan.table.width / 2), y: Math.round(battle.plan.table.depth / 2) };
  const isPlaced = places.length > 0;
  const isReady = isPlaced && !refusal && !(current.mustMove && isAt(places, current.start));

  const put = (next: readonly Placement[]): void => settle((before) => ({ draft: withPlaces(before.draft, next) }));
  const show = (next: readonly Placement[], at: MovePoint): void =>
    hand.show({ places: next, refusal: current.check(next), at });
  const hide = (): void => hand.show();
  const dragged = ({ model, from, at }: DragState): readonly Placement[] =>
    model === undefined
      ? shiftedPlaces(places, at.x - from.x, at.y - from.y)
      : withShiftedModel(places, model, at.x - from.x, at.y - from.y);
  /** Moves the formation there if that is legal, or else arranges it. */
  const bringTo = (at: MovePoint): void => {
    const there = placesAround(current, places, at);
    put(current.check(there) ? (current.arrange?.(at.x, at.y) ?? there) : there);
  };
  const turn = places.length > 1 && !current.together ? () => put(turned(places)) : undefined;
  const discs = (): PointerTarget[] => {
    const radii = new Map(current.bodies.map(({ model, radius }) => [model, radius]));
    return places.map(({ model, x, y }) => ({ model, x, y, radius: radii.get(model) ?? 0 }));
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
      // A finger also grabs what is near it: a mere tap there means the spot.
      else if (grip === 'unit' && discAt(discs(), at.x, at.y, 0) === undefined) bringTo(at);
      hide();
    },
    cancel,
    tap: (at) => {
      const place = grip === 'models' ? places.find(({ model }) => model === active) : undefined;
      if (place) put(withShiftedModel(places, place.model, at.x - place.x, at.y - place.y));
      else bringTo(at);
      hide();
      return true;
    },
    bring: (at) => {
      bringTo(at);
      hide();
    },
    // Before the models are placed, the formation follows the pointer.
    hover: (at) => {
      if (isPlaced || hold.isHeld()) return;
      if (at) show(placesAround(current, places, at), at);
      else hide();
    },
    key: (event) =>
      hearKey(event, {
        grip,
        active,
        models: current.bodies.map(({ model }) => model),
        canUndo: tools.canUndo,
        isHeld: hold.isHeld(),
        nudge: ({ x, y }) => {
          if (!isPlaced) bringTo(middle);
          else
            put(
              grip === 'unit' ? shiftedPlaces(places, x, y) : withShiftedModel(places, active ?? places[0].model, x, y),
            );
        },
        activate: (model) => settle(() => ({ active: model })),
        undo: tools.undo,
        cancel,
        turn,
        done: isReady ? onDone : undefined,
      }),
  };

  const { arrange } = current;
  return {
    task: current,
    places,
    sentence: refusal && refusalSentence(battle.plan, refusal),
    ready: isReady,
    touched: draft.touched,
    ...tools,
    propose: put,
    arrange: arrange
      ? () => {
          const { x, y } = isPlaced ? middleOfPlaces(places) : middle;
          const next = arrange(x, y);
          if (next) put(next);
        }
      : undefined,
    turn,
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
