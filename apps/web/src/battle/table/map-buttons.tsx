import { Maximize, Minus, Plus, Ruler } from 'lucide-react';
import type { ReactElement } from 'react';
import { MAP_TEXTS } from './texts.ts';
import styles from './map-buttons.module.css';

/** Buttons on the map: zoom in, zoom out, whole table, ruler. */
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
  <div className={styles.buttons} role="group" aria-label={MAP_TEXTS.label}>
    <button
      type="button"
      className={styles.button}
      aria-label={MAP_TEXTS.zoomIn}
      title={MAP_TEXTS.zoomInKey}
      onClick={() => onZoom(1.4)}
    >
      <Plus size={20} aria-hidden />
    </button>
    <button
      type="button"
      className={styles.button}
      aria-label={MAP_TEXTS.zoomOut}
      title={MAP_TEXTS.zoomOutKey}
      onClick={() => onZoom(1 / 1.4)}
    >
      <Minus size={20} aria-hidden />
    </button>
    <button
      type="button"
      className={styles.button}
      aria-label={MAP_TEXTS.wholeTable}
      title={MAP_TEXTS.wholeTableKey}
      onClick={onFit}
    >
      <Maximize size={18} aria-hidden />
    </button>
    <button
      type="button"
      className={styles.button}
      aria-label={MAP_TEXTS.ruler}
      title={MAP_TEXTS.rulerKey}
      aria-pressed={measuring}
      onClick={onRuler}
    >
      <Ruler size={18} aria-hidden />
    </button>
  </div>
);
