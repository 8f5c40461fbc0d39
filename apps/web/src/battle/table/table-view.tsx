import { drawing } from '@muster/picture';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Grid } from './grid.tsx';
import { Ground } from './ground.tsx';
import { discAt, pointerTargets, unitsShown } from './hit.ts';
import { Hulls } from './hulls.tsx';
import { MapButtons } from './map-buttons.tsx';
import { mapKeys } from './map-keys.ts';
import { ObjectiveGround } from './objective-ground.tsx';
import { ModelPicks } from './model-picks.tsx';
import { Names } from './names.tsx';
import { MeasureLine } from './overlays/measure-line.tsx';
import { Pieces } from './pieces.tsx';
import { NoteLayerContext, TableLookContext } from './table-context.ts';
import styles from './table-view.module.css';
import type { TablePoint, TableViewProps } from './types.ts';
import { readingOrder } from './unit-description.ts';
import { useDark } from '../../parts/theme.ts';
import { usePointers } from './use-pointers.ts';
import { useRuler } from './use-ruler.ts';
import { useView } from './use-view.ts';
import { Zones } from './zones.tsx';
import { namesFor } from '../desk/names.ts';
import { TABLE_TEXTS } from './texts.ts';

const NO_UNITS: ReadonlySet<number> = new Set();

/** The table from above: a map that can be moved and zoomed, with pieces and overlays. */
export const TableView = (props: TableViewProps): ReactElement => {
  const {
    plan,
    battle,
    selected,
    hovered,
    choosable = NO_UNITS,
    targeted = NO_UNITS,
    watched,
    pick,
    handlers,
    under,
  } = props;
  const { onUnit, onModel, onGround, onHover, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const tools = useView(plan.table, ref);
  const { view, drawn } = tools;
  const ruler = useRuler(selected);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<number | undefined>();
  const [last, setLast] = useState<number | undefined>();
  const lastHover = useRef<number | undefined>(undefined);

  const dark = useDark();
  const palette = useMemo(() => drawing.paletteFor(plan.table.name, dark), [plan, dark]);
  const look = useMemo(() => ({ palette, unit: 1 / drawn }), [palette, drawn]);
  const layer = useMemo(() => ({ element: notes, view }), [notes, view]);
  const names = namesFor(plan);
  const units = useMemo(() => unitsShown(battle), [battle]);
  const order = useMemo(() => readingOrder(battle, units), [battle, units]);
  const targets = useMemo(() => pointerTargets(battle), [battle]);
  const looked = useMemo(
    () =>
      [...new Set([selected, focused, hovered, ...targeted])].filter(
        (unit) => unit !== undefined && units.includes(unit),
      ),
    [selected, focused, hovered, targeted, units],
  ) as readonly number[];

  const placeOf = useCallback(
    (unit: number | undefined) => targets.find((target) => battle.unitOf[target.model] === unit),
    [battle, targets],
  );
  const focus = useCallback(
    (unit: number | undefined) => {
      const element =
        unit === undefined ? ref.current : ref.current?.querySelector(`[role=button][data-unit="${unit}"]`);
      (element as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
      const place = placeOf(unit);
      if (place) tools.show(place.x, place.y);
    },
    [placeOf, tools],
  );
  useEffect(() => {
    const place = placeOf(selected);
    if (place) tools.show(place.x, place.y);
    // A unit that was selected elsewhere is scrolled into view, once.
  }, [selected]);
  useEffect(() => {
    // The unit that acts comes last, so that it is in sight even where not all fit.
    for (const unit of watched?.toReversed() ?? []) {
      const place = placeOf(unit);
      if (place) tools.show(place.x, place.y);
    }
  }, [watched]);
  const noticeFocus = useCallback(
    (unit: number | undefined) => {
      setFocused(unit);
      if (unit !== undefined) setLast(unit);
      onHover?.(unit);
    },
    [onHover],
  );
  const choose = useCallback((unit: number) => onUnit?.(unit), [onUnit]);
  const stop = [last, selected, ...choosable, ...order].find((unit) => unit !== undefined && units.includes(unit));

  const pointers = usePointers(ref, tools, {
    look: (x, y, slop, fine, on): TablePoint => {
      const model = discAt(targets, x, y, slop);
      const named = on?.closest('[data-unit]')?.getAttribute('data-unit');
      const unit = model === undefined ? (named ? Number(named) : undefined) : battle.unitOf[model];
      return { x, y, slop, fine, ...(model === undefined ? {} : { model }), ...(unit === undefined ? {} : { unit }) };
    },
    grab: (at) => {
      if (!ruler.on) return handlers?.grab?.(at) ?? false;
      ruler.begin(at);
      return true;
    },
    drag: (at) => (ruler.on ? ruler.reach(at) : handlers?.drag?.(at)),
    drop: (at) => (ruler.on ? ruler.reach(at) : handlers?.drop?.(at)),
    cancel: () => handlers?.cancel?.(),
    tap: (at) => {
      if (handlers?.tap?.(at)) return;
      if (at.model !== undefined) onModel?.(at.model);
      if (at.unit === undefined) onGround?.(at.x, at.y);
      else onUnit?.(at.unit);
    },
    bring: (at) => handlers?.bring?.(at),
    hover: (at) => {
      if (ruler.on && (!ruler.from || 'unit' in ruler.from)) ruler.reach(at);
      handlers?.hover?.(at);
      if (lastHover.current === at?.unit) return;
      lastHover.current = at?.unit;
      onHover?.(at?.unit);
    },
  });

  const { width, depth } = plan.table;
  // Moving the map moves the drawing; only another scale draws it again.
  const sheet = { viewBox: `0 0 ${width} ${depth}`, width: width * drawn, height: depth * drawn };
  const moved = `translate(${-view.x * view.scale}px, ${-view.y * view.scale}px) scale(${view.scale / drawn})`;
  return (
    <div
      ref={ref}
      className={`${styles.table} ${ruler.on ? styles.measuring : ''}`}
      role="group"
      aria-label={TABLE_TEXTS.table}
      tabIndex={0}
      onKeyDown={mapKeys({ handlers, tools, order, focus, choose, placeOf: (unit) => placeOf(unit ?? selected) })}
      {...pointers}
    >
      <TableLookContext value={look}>
        <NoteLayerContext value={layer}>
          <div className={styles.stage} style={{ transform: moved }}>
            <svg className={`${styles.layer} ${styles.ground}`} {...sheet} aria-hidden>
              <Ground plan={plan} palette={palette} />
              <Zones plan={plan} battle={battle} />
              <ObjectiveGround battle={battle} />
            </svg>
            <svg className={styles.layer} {...sheet} role="group" aria-label={TABLE_TEXTS.units}>
              <g className={styles.quiet}>{under}</g>
              <Hulls {...{ battle, units, selected, hovered, focused, choosable, targeted }} />
              <Pieces
                {...{ battle, units, names, choosable, selected, stop, onChoose: choose, onFocus: noticeFocus }}
              />
              <Names {...{ battle, units, looked, names }} busy={handlers?.tap !== undefined} />
              {pick && onModel ? <ModelPicks battle={battle} pick={pick} onModel={onModel} /> : undefined}
            </svg>
            <svg className={`${styles.layer} ${styles.over}`} {...sheet} aria-hidden>
              <Grid plan={plan} shown={ruler.on} />
              {children}
              {ruler.from && ruler.to ? <MeasureLine battle={battle} from={ruler.from} to={ruler.to} /> : undefined}
            </svg>
          </div>
          <div ref={setNotes} className={styles.notes} />
        </NoteLayerContext>
      </TableLookContext>
      <MapButtons
        onZoom={(factor) => tools.zoom(factor, placeOf(selected))}
        onFit={tools.fit}
        measuring={ruler.on}
        onRuler={ruler.toggle}
      />
    </div>
  );
};
