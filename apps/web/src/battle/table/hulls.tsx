import { type Battle, modelsOf } from '@muster/engine';
import { drawing } from '@muster/picture';
import { memo, type ReactElement } from 'react';
import { useTableLook } from './table-context.ts';
import styles from './table-view.module.css';

/** Returns the line around the models of a unit. */
export const hullPath = (battle: Battle, unit: number, wider: number): string => {
  const discs = modelsOf(battle, unit).map((model) => ({
    x: battle.x[model],
    y: battle.y[model],
    r: battle.plan.models[model].radius,
  }));
  return drawing.closedPath(drawing.hullOf(discs, wider));
};

/** The units that get lines around them. */
export interface HullsProps {
  battle: Battle;
  units: readonly number[];
  selected: number | undefined;
  hovered: number | undefined;
  focused: number | undefined;
  choosable: ReadonlySet<number>;
  targeted: ReadonlySet<number>;
}

/** Lines around units: dotted for units that can be chosen, solid for the selected one, double for targets. */
export const Hulls = memo((props: HullsProps): ReactElement => {
  const { battle, units, selected, hovered, focused, choosable, targeted } = props;
  const { palette, unit: pixel } = useTableLook();
  const lines: ReactElement[] = [];
  const add = (unit: number, kind: string, wider: number): void => {
    const side = palette.sides[battle.plan.units[unit].side % palette.sides.length];
    lines.push(
      <path
        key={`${unit} ${kind} ${wider}`}
        className={`${styles.hull} ${styles[kind]}`}
        d={hullPath(battle, unit, wider * pixel)}
        style={{ '--side': side } as React.CSSProperties}
      />,
    );
  };
  for (const unit of units) {
    if (choosable.has(unit) && unit !== selected) add(unit, 'may', 5);
    if (targeted.has(unit)) {
      add(unit, 'target', 5);
      add(unit, 'target', 9);
    }
    if (unit === hovered && unit !== selected) add(unit, 'hovered', 5);
    if (unit === selected) add(unit, 'selected', 6);
    if (unit === focused) add(unit, 'focused', 10);
  }
  return <g className={styles.quiet}>{lines}</g>;
});
