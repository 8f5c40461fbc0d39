/** Whether whoever uses the page points with a finger rather than a mouse. */
export const isFinger = (): boolean => matchMedia('(pointer: coarse)').matches;
