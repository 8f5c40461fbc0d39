import { px } from '@muster/picture';
import type { GuidelineFinding } from '@muster/rules';
import type { ReactElement } from 'react';
import styles from './finding-mark.module.css';

/** Marks where a guideline is broken: an open circle, or a clear line. */
export const FindingMark = ({
  finding: { at = [], have },
  unit,
}: {
  finding: GuidelineFinding;
  unit: number;
}): ReactElement | undefined => {
  const [from, to] = at;
  if (!from) return undefined;
  const look = { className: styles.mark, strokeWidth: 2.5 * unit, strokeDasharray: `${8 * unit} ${5 * unit}` };
  return to ? (
    <path d={`M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`} {...look} />
  ) : (
    <circle cx={px(from.x)} cy={px(from.y)} r={px(have / 2)} {...look} />
  );
};
