import { RotateCcw, RotateCw, Undo2, Wand2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../parts/button.tsx';
import styles from './moves.module.css';
import type { DragMode, HandDraft, MoveDraftTools, PlacementDraftTools } from './types.ts';
import { HAND_TEXTS } from './texts.ts';

const GRIPS: readonly { grip: DragMode; label: string }[] = [
  { grip: 'unit', label: HAND_TEXTS.wholeUnit },
  { grip: 'models', label: HAND_TEXTS.singleModels },
];

/** The tools for a draft: drag the unit or single models, arrange, turn, undo, reset; and why it is not legal. */
export const MoveTools = ({ draft }: { draft: MoveDraftTools | PlacementDraftTools }): ReactElement => {
  const { sentence, canUndo, undo, reset, touched } = draft;
  return (
    <div className={styles.tools} role="group" aria-label={HAND_TEXTS.label}>
      {isOne(draft) ? undefined : <Grips draft={draft} />}
      {'arrange' in draft && draft.arrange ? (
        <Button onClick={draft.arrange}>
          <Wand2 size={16} aria-hidden /> {HAND_TEXTS.arrange}
        </Button>
      ) : undefined}
      {'turn' in draft && draft.turn ? (
        <Button onClick={draft.turn}>
          <RotateCw size={16} aria-hidden /> {HAND_TEXTS.turn}
        </Button>
      ) : undefined}
      <Button onClick={undo} disabled={!canUndo}>
        <Undo2 size={16} aria-hidden /> {HAND_TEXTS.undo}
      </Button>
      <Button onClick={reset} disabled={!touched}>
        <RotateCcw size={16} aria-hidden /> {HAND_TEXTS.reset}
      </Button>
      {'moves' in draft && draft.task.order.origin === undefined ? (
        <p className={styles.measure}>
          {(draft.slowed ? HAND_TEXTS.usedSlowed : HAND_TEXTS.used)(draft.used, Math.max(0, draft.limit - draft.used))}
        </p>
      ) : undefined}
      <p className={styles.no} role="status">
        {sentence}
      </p>
    </div>
  );
};

const isOne = (draft: MoveDraftTools | PlacementDraftTools): boolean =>
  'moves' in draft ? draft.task.models.length < 2 : draft.task.bodies.length < 2 || draft.task.together === true;

const Grips = ({ draft: { grip, setGrip } }: { draft: HandDraft }): ReactElement => (
  <div className={styles.grips} role="group" aria-label={HAND_TEXTS.grip}>
    {GRIPS.map((choice) => (
      <button
        key={choice.grip}
        type="button"
        className={styles.grip}
        aria-pressed={grip === choice.grip}
        onClick={() => setGrip(choice.grip)}
      >
        {choice.label}
      </button>
    ))}
  </div>
);
