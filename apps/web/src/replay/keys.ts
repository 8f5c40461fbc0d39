/** What a key does in a replay. */
export type ReplayKey = 'toggle' | 'back' | 'forward' | 'first' | 'last' | 'round-back' | 'round-forward';

const ACTIONS: Readonly<Record<string, ReplayKey>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  PageUp: 'round-back',
  PageDown: 'round-forward',
};

/** Returns what a key does, or undefined where the focused element needs the key itself. */
export const actionOfKey = (
  key: string,
  on: { tag: string; inDialog: boolean; inMap: boolean },
): ReplayKey | undefined => {
  const { tag, inDialog, inMap } = on;
  if (inDialog || ['INPUT', 'SELECT', 'TEXTAREA'].includes(tag)) return undefined;
  // The space bar presses a button, and arrow keys move a map.
  if (key === ' ' && ['BUTTON', 'A', 'SUMMARY'].includes(tag)) return undefined;
  if (inMap && key.startsWith('Arrow')) return undefined;
  return ACTIONS[key];
};

/** Returns the step after a key. */
export const stepAfter = (
  action: Exclude<ReplayKey, 'toggle'>,
  step: number,
  last: number,
  marks: readonly { step: number }[],
): number => {
  switch (action) {
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
