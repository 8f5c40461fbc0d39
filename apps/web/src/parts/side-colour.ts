import type { CSSProperties } from 'react';

/** The colour of a side, for parts that are drawn in it. */
export const sideColour = (side: number): CSSProperties => ({ '--side': `var(--side-${side % 4})` }) as CSSProperties;
