import { createContext, type RefObject, useContext, useEffect } from 'react';

/** The scrolling box that contains the current decision. */
export const ReadingBox = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Scrolls a box to its top when its content changes. */
export const useTop = (box: RefObject<HTMLElement | null> | undefined, what: string): void => {
  useEffect(() => {
    box?.current?.scrollTo({ top: 0 });
  }, [box, what]);
};

/** Scrolls the surrounding box to its top for each new title. */
export const useReadFromTop = (title: string): void => useTop(useContext(ReadingBox), title);
