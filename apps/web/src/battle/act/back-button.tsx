import type { ReactElement } from 'react';
import { Button } from '../../parts/button.tsx';
import { SHARED_TEXTS } from './texts.ts';

/** The button that leads from one action back to the list of actions. */
export const BackButton = ({ onBack }: { onBack: () => void }): ReactElement => (
  <Button loud="quiet" onClick={onBack}>
    {SHARED_TEXTS.back}
  </Button>
);
