/** Returns whether the page is used with a finger rather than a mouse. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;
