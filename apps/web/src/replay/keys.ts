/** What a key does to a replay. */
export type KeyDeed = 'toggle' | 'back' | 'forward' | 'first' | 'last' | 'round-back' | 'round-forward';

const DEEDS: Readonly<Record<string, KeyDeed>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  PageUp: 'round-back',
  PageDown: 'round-forward',
};

/** The deed of a key, unless it belongs to what has the focus. */
export const deedOfKey = (key: string, on: { tag: string; inDialog: boolean; inMap: boolean }): KeyDeed | undefined => {
  const { tag, inDialog, inMap } = on;
  if (inDialog || ['INPUT', 'SELECT', 'TEXTAREA'].includes(tag)) return undefined;
  // A button is pressed by the space bar, and arrows move a map.
  if (key === ' ' && ['BUTTON', 'A', 'SUMMARY'].includes(tag)) return undefined;
  if (inMap && key.startsWith('Arrow')) return undefined;
  return DEEDS[key];
};

/** The step that a deed leads to. */
export const stepAfter = (
  deed: Exclude<KeyDeed, 'toggle'>,
  step: number,
  last: number,
  marks: readonly { step: number }[],
): number => {
  switch (deed) {
    case 'back':
      return Math.max(0, step - 1);
    case 'forward':
      return Math.min(last, step + 1);
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'round-back':
      return marks.findLast((mark) => mark.step < step)?.step ?? 0;
    default:
      return marks.find((mark) => mark.step > step)?.step ?? last;
  }
};
