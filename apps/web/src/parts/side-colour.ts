import type { CSSProperties } from 'react';

/** Returns the style that sets the colour of a side. */
export const sideColour = (side: number): CSSProperties => ({ '--side': `var(--side-${side % 4})` }) as CSSProperties;
