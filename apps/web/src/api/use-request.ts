import { useCallback, useEffect, useState } from 'react';

/** The result of a request that takes a while: its value, or why it failed. */
export interface Requested<T> {
  value: T | undefined;
  sentence: string | undefined;
  again: () => void;
}

/** Makes a request, and repeats it on demand or when what it depends on has changed. */
export const useRequest = <T>(ask: () => Promise<T>, ...on: readonly unknown[]): Requested<T> => {
  const [state, setState] = useState<{ value?: T; sentence?: string }>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let current = true;
    ask().then(
      (value) => current && setState({ value }),
      (error: Error) => current && setState({ sentence: error.message }),
    );
    return () => {
      current = false;
    };
    // The request follows from what it depends on.
  }, [turn, ...on]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { value: state.value, sentence: state.sentence, again };
};
