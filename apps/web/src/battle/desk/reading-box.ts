import { createContext, type RefObject, useContext, useEffect } from 'react';

/** The box that whatever is to be decided is read in; it may scroll. */
export const ReadingBox = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Shows a box from its top whenever something else stands in it. */
export const useTop = (box: RefObject<HTMLElement | null> | undefined, what: string): void => {
  useEffect(() => {
    box?.current?.scrollTo({ top: 0 });
  }, [box, what]);
};

/** Shows the box around this from its top whenever it has a new title. */
export const useReadFromTop = (title: string): void => useTop(useContext(ReadingBox), title);
