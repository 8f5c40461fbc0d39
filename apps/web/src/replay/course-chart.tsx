import { type ReactElement, useId, useRef } from 'react';
import styles from './course-chart.module.css';
import { REPLAY_TEXTS } from './texts.ts';
import type { TurningPoint } from '../tape/turns.ts';
import { useWidth } from './use-width.ts';

/** Returns the height of the chart: a wide one is higher. */
const heightFor = (width: number): number => (width < 480 ? 180 : 280);
const EDGE = 8;

/** The lead of each side, step by step: a line above the middle where a side leads. Turning points are marked. */
export const CourseChart = ({
  course,
  marks,
  turns,
  step,
  names,
}: {
  course: readonly (readonly number[])[];
  marks: readonly { round: number; step: number }[];
  turns: readonly TurningPoint[];
  step: number;
  names: readonly string[];
}): ReactElement => {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  // Drawn as wide as it is shown, so that the labels keep their size.
  const width = useWidth(figure, 600);
  // No side leads before the first round.
  const first = Math.max(0, (marks[0]?.step ?? 0) - 1);
  const height = heightFor(width);
  const last = Math.max(first + 1, course.length - 1);
  const most = Math.max(25, ...course.flatMap((leads) => leads.map(Math.abs)));
  const x = (at: number): number => EDGE + ((width - 2 * EDGE) * (Math.max(first, at) - first)) / (last - first);
  const y = (lead: number): number => height / 2 - ((height / 2 - EDGE) * lead) / most;
  const sides = course[0]?.map((_, side) => side) ?? [];
  // With two sides one lead mirrors the other: a single line and its area show both.
  const shown = sides.length === 2 ? sides.slice(0, 1) : sides;
  return (
    <figure ref={figure} className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.chart}
        role="img"
        aria-label={REPLAY_TEXTS.course.label}
      >
        {marks.map((mark) => (
          <g key={mark.round}>
            <line x1={x(mark.step)} x2={x(mark.step)} y1={0} y2={height} className={styles.round} />
            <text x={x(mark.step) + 4} y={height - 4} className={styles.label}>
              {width < 480 ? mark.round : REPLAY_TEXTS.course.round(mark.round)}
            </text>
          </g>
        ))}
        {sides.length === 2 ? (
          <>
            <clipPath id={`${id}-above`}>
              <rect width={width} height={height / 2} />
            </clipPath>
            <clipPath id={`${id}-below`}>
              <rect y={height / 2} width={width} height={height / 2} />
            </clipPath>
            <path d={areaOf(course, 0, x, y)} className={styles.area0} clipPath={`url(#${id}-above)`} />
            <path d={areaOf(course, 0, x, y)} className={styles.area1} clipPath={`url(#${id}-below)`} />
          </>
        ) : undefined}
        <line x1={0} x2={width} y1={height / 2} y2={height / 2} className={styles.zero} />
        {shown.map((side) => (
          <polyline
            key={side}
            className={`${styles.line} ${sides.length === 2 ? '' : styles[`side${side % 4}`]}`}
            points={course.map((leads, at) => `${x(at).toFixed(1)},${y(leads[side]).toFixed(1)}`).join(' ')}
          />
        ))}
        <line x1={x(step)} x2={x(step)} y1={0} y2={height} className={styles.now} />
        {turns.map((turn, i) => (
          <g key={turn.step} className={styles.turn}>
            <circle cx={x(turn.step)} cy={y(course[turn.step][shown.includes(turn.side) ? turn.side : 0])} r={9} />
            <text x={x(turn.step)} y={y(course[turn.step][shown.includes(turn.side) ? turn.side : 0]) + 4}>
              {i + 1}
            </text>
          </g>
        ))}
        {sides.length === 2 ? (
          <>
            <text x={EDGE} y={14} className={styles.label}>
              {REPLAY_TEXTS.course.leads(names[0])}
            </text>
            <text x={EDGE} y={height - 18} className={styles.label}>
              {REPLAY_TEXTS.course.leads(names[1])}
            </text>
          </>
        ) : undefined}
      </svg>
    </figure>
  );
};

const areaOf = (
  course: readonly (readonly number[])[],
  side: number,
  x: (at: number) => number,
  y: (lead: number) => number,
): string => {
  const points = course.map((leads, at) => `${x(at).toFixed(1)} ${y(leads[side]).toFixed(1)}`);
  return `M${x(0)} ${y(0)}L${points.join('L')}L${x(course.length - 1)} ${y(0)}Z`;
};
