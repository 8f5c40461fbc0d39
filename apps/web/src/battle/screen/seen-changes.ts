/** Where a browser notes how many changes of the rules were read in a battle. */
const keyOf = (battle: string): string => `muster.rules-read.${battle}`;

/** Returns the newest change of the rules in a battle that was not closed in this browser. */
export const unreadChange = (
  store: Pick<Storage, 'getItem'>,
  battle: string,
  changes: readonly string[],
): string | undefined => {
  try {
    return changes.length > Number(store.getItem(keyOf(battle))) ? changes.at(-1) : undefined;
  } catch {
    // Some browsers store nothing.
    return changes.at(-1);
  }
};

/** Notes that the changes of the rules in a battle were read. */
export const noteRead = (store: Pick<Storage, 'setItem'>, battle: string, changes: readonly string[]): void => {
  try {
    store.setItem(keyOf(battle), String(changes.length));
  } catch {
    // Then the notice comes back when the page is loaded again.
  }
};
