import { useCallback, useEffect, useState } from 'react';

/** Something that takes a while to come: from the server, or worked out beside the page. */
export interface Requested<T> {
  value: T | undefined;
  sentence: string | undefined;
  again: () => void;
}

/** Asks for something, and again when asked to or when what it depends on has changed. */
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
    // What is asked follows from what it depends on.
  }, [turn, ...on]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { value: state.value, sentence: state.sentence, again };
};
