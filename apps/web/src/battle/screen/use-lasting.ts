import { useEffect, useState } from 'react';

/** Whether something has been so for a while: what is over at once is not worth telling. */
export const useLasting = (is: boolean, milliseconds: number): boolean => {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    setLasts(false);
    const timer = setTimeout(() => setLasts(is), milliseconds);
    return () => clearTimeout(timer);
  }, [is, milliseconds]);
  return is && lasts;
};
