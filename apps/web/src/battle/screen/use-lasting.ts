import { useEffect, useState } from 'react';

/** Whether a condition has lasted for a while, so that short interruptions are not shown. */
export const useLasting = (is: boolean, milliseconds: number): boolean => {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    setLasts(false);
    const timer = setTimeout(() => setLasts(is), milliseconds);
    return () => clearTimeout(timer);
  }, [is, milliseconds]);
  return is && lasts;
};
