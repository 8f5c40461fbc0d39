import { capital, toInches } from '@muster/kernel';
import { poolPieceText, type TerrainDraft } from '@muster/rules';
import { Lightbulb, RotateCcw, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../parts/button.tsx';
import { Template } from '../parts/template.tsx';
import { LengthInput } from '../tables/length-input.tsx';
import { type Ghost, putGhost, turnGhost } from './ghost.ts';
import styles from './panels.module.css';
import { TERRAIN_TEXTS } from './texts.ts';

const { place: TEXTS } = TERRAIN_TEXTS;

/** How far the buttons turn a piece, in degrees. */
const TURN = 15;

/** The place and the angle of the piece that is being placed, with the buttons to place it. */
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
          <Template
            text={TEXTS.help}
            parts={{ piece: <strong>{capital(poolPieceText(draft.pool[ghost.piece]))}</strong> }}
          />
        </p>
        <div className={styles.figures}>
          <LengthInput
            name={TEXTS.x}
            value={ghost.x}
            most={toInches(draft.width)}
            onLength={(x = ghost.x) => onGhost(putGhost(draft, ghost, x, ghost.y))}
          />
          <LengthInput
            name={TEXTS.y}
            value={ghost.y}
            most={toInches(draft.depth)}
            onLength={(y = ghost.y) => onGhost(putGhost(draft, ghost, ghost.x, y))}
          />
        </div>
        <div className={styles.turn}>
          <Button aria-label={TEXTS.turnLeft(TURN)} onClick={() => onGhost(turnGhost(ghost, ghost.degrees - TURN))}>
            <RotateCcw size={18} aria-hidden="true" />
          </Button>
          <span>{TEXTS.turned(ghost.degrees)}</span>
          <Button aria-label={TEXTS.turnRight(TURN)} onClick={() => onGhost(turnGhost(ghost, ghost.degrees + TURN))}>
            <RotateCw size={18} aria-hidden="true" />
          </Button>
        </div>
        <p role="status" className={problem === undefined ? styles.fits : styles.problem}>
          {problem ?? TEXTS.fits}
        </p>
        <Button loud="main" disabled={busy || problem !== undefined} onClick={onPlace}>
          {TEXTS.place}
        </Button>
      </>
    ) : (
      <p>{TEXTS.choose}</p>
    )}
    <div className={styles.buttons}>
      <Button disabled={busy} onClick={onSuggest}>
        <Lightbulb size={18} aria-hidden="true" />
        {TEXTS.suggest}
      </Button>
      {ghost && problem !== undefined ? (
        <Button loud="quiet" disabled={busy} onClick={onLeaveOut}>
          {TEXTS.leaveOut}
        </Button>
      ) : undefined}
    </div>
  </>
);
