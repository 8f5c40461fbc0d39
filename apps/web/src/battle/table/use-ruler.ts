import { useEffect, useState } from 'react';
import type { RulerEnd } from './ruler.ts';
import type { TablePoint } from './types.ts';

/** The ruler: whether it is active, and its ends. */
export interface RulerTools {
  on: boolean;
  from: RulerEnd | undefined;
  to: RulerEnd | undefined;
  toggle: () => void;
  begin: (at: TablePoint) => void;
  reach: (at: TablePoint | undefined) => void;
}

const endAt = ({ x, y, model }: TablePoint): RulerEnd => (model === undefined ? { x, y } : { model });

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** Returns a ruler that is active while M is held or its button is pressed. By default it starts at the selected unit. */
export const useRuler = (selected: number | undefined): RulerTools => {
  const [held, setHeld] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [from, setFrom] = useState<RulerEnd | undefined>();
  const [to, setTo] = useState<RulerEnd | undefined>();
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key.toLowerCase() === 'm' && isPlain && !isTyping(event.target)) setHeld(true);
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'm') return;
      setHeld(false);
      setFrom(undefined);
    };
    const leave = (): void => setHeld(false);
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', leave);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', leave);
    };
  }, []);
  const on = held || pressed;
  return {
    on,
    from: on ? (from ?? (selected === undefined ? undefined : { unit: selected })) : undefined,
    to: on ? to : undefined,
    toggle: () => {
      setPressed((before) => !before);
      setFrom(undefined);
      setTo(undefined);
    },
    begin: (at) => {
      setFrom(endAt(at));
      setTo(endAt(at));
    },
    reach: (at) => setTo(at && endAt(at)),
  };
};
