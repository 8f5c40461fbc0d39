import { Maximize, Minus, Plus, Ruler } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './map-buttons.module.css';

/** Buttons on the map: nearer, farther, everything, and the ruler. */
export const MapButtons = ({
  onZoom,
  onFit,
  measuring,
  onRuler,
}: {
  onZoom: (factor: number) => void;
  onFit: () => void;
  measuring: boolean;
  onRuler: () => void;
}): ReactElement => (
  <div className={styles.buttons} role="group" aria-label="Map">
    <button
      type="button"
      className={styles.button}
      aria-label="Zoom in"
      title="Zoom in (+)"
      onClick={() => onZoom(1.4)}
    >
      <Plus size={20} aria-hidden />
    </button>
    <button
      type="button"
      className={styles.button}
      aria-label="Zoom out"
      title="Zoom out (−)"
      onClick={() => onZoom(1 / 1.4)}
    >
      <Minus size={20} aria-hidden />
    </button>
    <button type="button" className={styles.button} aria-label="Whole table" title="Whole table (0)" onClick={onFit}>
      <Maximize size={18} aria-hidden />
    </button>
    <button
      type="button"
      className={styles.button}
      aria-label="Ruler"
      title="Ruler (hold M)"
      aria-pressed={measuring}
      onClick={onRuler}
    >
      <Ruler size={18} aria-hidden />
    </button>
  </div>
);
