import { RotateCcw, RotateCw, Undo2, Wand2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../parts/button.tsx';
import styles from './moves.module.css';
import type { Grip, HandDraft, MoveDraftTools, PlacementDraftTools } from './types.ts';
import { inchWords } from '../../parts/lengths.ts';

const GRIPS: readonly { grip: Grip; words: string }[] = [
  { grip: 'unit', words: 'Whole unit' },
  { grip: 'models', words: 'Single models' },
];

/** What can be done to a draft beside dragging: whole or single, back, anew; and what is wrong with it. */
export const MoveTools = ({ draft }: { draft: MoveDraftTools | PlacementDraftTools }): ReactElement => {
  const { sentence, canUndo, undo, reset, touched } = draft;
  return (
    <div className={styles.tools} role="group" aria-label="Move by hand">
      {isOne(draft) ? undefined : <Grips draft={draft} />}
      {'arrange' in draft && draft.arrange ? (
        <Button onClick={draft.arrange}>
          <Wand2 size={16} aria-hidden /> Arrange
        </Button>
      ) : undefined}
      {'turn' in draft && draft.turn ? (
        <Button onClick={draft.turn}>
          <RotateCw size={16} aria-hidden /> Turn
        </Button>
      ) : undefined}
      <Button onClick={undo} disabled={!canUndo}>
        <Undo2 size={16} aria-hidden /> Undo
      </Button>
      <Button onClick={reset} disabled={!touched}>
        <RotateCcw size={16} aria-hidden /> Reset
      </Button>
      {'moves' in draft && draft.task.order.origin === undefined ? (
        <p className={styles.measure}>
          {inchWords(draft.used)} used, {inchWords(Math.max(0, draft.limit - draft.used))} left
          {draft.slowed ? ' (difficult terrain)' : ''}
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
  <div className={styles.grips} role="group" aria-label="What you drag">
    {GRIPS.map((choice) => (
      <button
        key={choice.grip}
        type="button"
        className={styles.grip}
        aria-pressed={grip === choice.grip}
        onClick={() => setGrip(choice.grip)}
      >
        {choice.words}
      </button>
    ))}
  </div>
);
