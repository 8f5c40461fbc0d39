import type { ReactElement } from 'react';
import { Button } from '../../parts/button.tsx';

/** The way from an order back to the others. */
export const BackButton = ({ onBack }: { onBack: () => void }): ReactElement => (
  <Button loud="quiet" onClick={onBack}>
    Back
  </Button>
);
