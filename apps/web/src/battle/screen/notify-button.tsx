import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';

/** Asks whether a notification may tell when it is one's turn. */
export const NotifyButton = (): ReactElement | undefined => {
  const [state, setState] = useState('Notification' in window ? Notification.permission : 'denied');
  if (state === 'granted') return <p>You are told when it is your turn, while you look elsewhere.</p>;
  if (state === 'denied') return undefined;
  return (
    <Button onClick={() => void Notification.requestPermission().then(setState)}>Tell me when it is my turn</Button>
  );
};
