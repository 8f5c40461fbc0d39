import { type Battle, type Placement, type Refusal, refusalSentence } from '@muster/engine';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { Note } from '../table/note.tsx';
import { FoeRings } from '../table/overlays/foe-rings.tsx';
import { SpokenText } from '../table/spoken-text.tsx';
import { useTableLook } from '../table/table-context.ts';
import { Ghosts } from './ghosts.tsx';
import type { DraggedPlaces, LiveDrag } from './live.ts';
import styles from './moves.module.css';
import { middleOfPlaces } from './placement.ts';
import type { PlaceTask } from './types.ts';
import { MEASURE_TEXTS } from './texts.ts';

/** The overlay of places: where the models would be, and the reason of a refusal. */
export const PlaceOverlay = ({
  battle,
  task,
  places: kept,
  active,
  refusal: settled,
  live,
}: {
  battle: Battle;
  task: PlaceTask;
  places: readonly Placement[];
  active: number | undefined;
  refusal: Refusal | undefined;
  live: StoreApi<LiveDrag<DraggedPlaces>>;
}): ReactElement => {
  const drag = useStore(live, (state) => state.drag);
  const { unit: pixel } = useTableLook();
  const places = drag?.places ?? kept;
  const refusal = drag ? drag.refusal : settled;
  const sentence = refusal && refusalSentence(battle.plan, refusal);
  const middle = middleOfPlaces(places);
  const note = drag?.at ?? middle;
  const { model } = task.bodies[0] ?? { model: -1 };
  const { within } = task;
  return (
    <>
      {within ? (
        <circle
          className={styles.within}
          cx={within.x}
          cy={within.y}
          r={within.reach}
          strokeWidth={1.5 * pixel}
          strokeDasharray={`${5 * pixel} ${4 * pixel}`}
        />
      ) : undefined}
      {model >= 0 ? <FoeRings battle={battle} unit={battle.unitOf[model]} ghosts={places} /> : undefined}
      <Ghosts
        battle={battle}
        ghosts={places}
        wrong={refusal ? (refusal.model !== undefined && model >= 0 ? refusal.model : 'all') : undefined}
        active={active}
      />
      {sentence && places.length > 0 ? (
        <Note x={note.x} y={note.y} tone="bad">
          {sentence}
        </Note>
      ) : undefined}
      <SpokenText words={drag || kept.length === 0 ? '' : (sentence ?? MEASURE_TEXTS.position(middle.x, middle.y))} />
    </>
  );
};
