import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { TURN_TEXTS } from './texts.ts';

/** A button that asks for permission to send notifications about turns. */
export const NotifyButton = (): ReactElement | undefined => {
  const [state, setState] = useState('Notification' in window ? Notification.permission : 'denied');
  if (state === 'granted') return <p>{TURN_TEXTS.notifies}</p>;
  if (state === 'denied') return undefined;
  return <Button onClick={() => void Notification.requestPermission().then(setState)}>{TURN_TEXTS.notify}</Button>;
};
