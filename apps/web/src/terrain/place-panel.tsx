import { capital, toInches } from '@muster/kernel';
import { poolWords, type TerrainDraft } from '@muster/rules';
import { Lightbulb, RotateCcw, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../parts/button.tsx';
import { LengthInput } from '../tables/length-input.tsx';
import { type Ghost, putGhost, turnGhost } from './ghost.ts';
import styles from './panels.module.css';

/** How far a press turns a piece, in degrees. */
const TURN = 15;

/** The piece that is being placed, in figures: where its middle is and how far it is turned. */
export const PlacePanel = ({
  draft,
  ghost,
  problem,
  busy,
  onGhost,
  onPlace,
  onSuggest,
  onLeaveOut,
}: {
  draft: TerrainDraft;
  ghost: Ghost | undefined;
  problem: string | undefined;
  busy: boolean;
  onGhost: (ghost: Ghost) => void;
  onPlace: () => void;
  onSuggest: () => void;
  onLeaveOut: () => void;
}): ReactElement => (
  <>
    {ghost ? (
      <>
        <p>
          <strong>{capital(poolWords(draft.pool[ghost.piece]))}</strong>: drag it, or tap where it goes.
        </p>
        <div className={styles.figures}>
          <LengthInput
            name="Across (inches)"
            value={ghost.x}
            most={toInches(draft.width)}
            onLength={(x = ghost.x) => onGhost(putGhost(draft, ghost, x, ghost.y))}
          />
          <LengthInput
            name="Deep (inches)"
            value={ghost.y}
            most={toInches(draft.depth)}
            onLength={(y = ghost.y) => onGhost(putGhost(draft, ghost, ghost.x, y))}
          />
        </div>
        <div className={styles.turn}>
          <Button aria-label={`Turn left by ${TURN}°`} onClick={() => onGhost(turnGhost(ghost, ghost.degrees - TURN))}>
            <RotateCcw size={18} aria-hidden="true" />
          </Button>
          <span>Turned by {ghost.degrees}°</span>
          <Button aria-label={`Turn right by ${TURN}°`} onClick={() => onGhost(turnGhost(ghost, ghost.degrees + TURN))}>
            <RotateCw size={18} aria-hidden="true" />
          </Button>
        </div>
        <p role="status" className={problem === undefined ? styles.fits : styles.problem}>
          {problem ?? 'It fits here.'}
        </p>
        <Button loud="main" disabled={busy || problem !== undefined} onClick={onPlace}>
          Place it
        </Button>
      </>
    ) : (
      <p>Choose a piece from the list.</p>
    )}
    <div className={styles.buttons}>
      <Button disabled={busy} onClick={onSuggest}>
        <Lightbulb size={18} aria-hidden="true" />
        Suggest
      </Button>
      {ghost && problem !== undefined ? (
        <Button loud="quiet" disabled={busy} onClick={onLeaveOut}>
          Leave it out
        </Button>
      ) : undefined}
    </div>
  </>
);
