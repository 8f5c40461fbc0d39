/** Half the width of a 32 mm base, in hundredths of an inch. */
export const INFANTRY_BASE = 63;

/** Half the width of a 60 mm base, in hundredths of an inch. */
export const LARGE_BASE = 118;
