import type { Phase } from '@muster/engine';
import type { ReactElement } from 'react';
import { ActivationPanel } from './activation-panel.tsx';
import { DeployPanel } from './deploy-panel.tsx';
import { ZonePanel } from './zone-panel.tsx';
import { FirstPlacerPanel } from './first-placer-panel.tsx';
import { MusterPanel } from './muster-panel.tsx';
import { ObjectivePanel } from './objective-panel.tsx';

/** The panel with what a side may do in a phase. */
export const ActPanel = ({ side, phase }: { side: number; phase: Phase }): ReactElement => {
  switch (phase) {
    case 'first-placer':
      return <FirstPlacerPanel side={side} />;
    case 'objectives':
      return <ObjectivePanel side={side} />;
    case 'muster':
      return <MusterPanel side={side} />;
    case 'edge':
      return <ZonePanel side={side} />;
    case 'activation':
      return <ActivationPanel side={side} />;
    default:
      return <DeployPanel side={side} />;
  }
};
