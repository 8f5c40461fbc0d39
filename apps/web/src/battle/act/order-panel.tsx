import type { OrderName } from '@muster/ai';
import type { ReactElement } from 'react';
import { BoardPanel } from './board-panel.tsx';
import { CastPanel } from './cast-panel.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { OptionPanel } from './option-panel.tsx';
import { UsePanel } from './use-panel.tsx';

/** What an order still needs: where to, at whom, which. */
export const OrderPanel = ({
  side,
  unit,
  order,
  onBack,
}: {
  side: number;
  unit: number;
  order: OrderName;
  onBack: () => void;
}): ReactElement => {
  switch (order) {
    case 'charge':
      return <ChargePanel side={side} unit={unit} onBack={onBack} />;
    case 'board':
      return <BoardPanel side={side} unit={unit} onBack={onBack} />;
    case 'cast':
      return <CastPanel side={side} unit={unit} onBack={onBack} />;
    case 'use':
      return <UsePanel side={side} unit={unit} onBack={onBack} />;
    case 'choose':
      return <OptionPanel side={side} unit={unit} onBack={onBack} />;
    case 'rush':
    case 'idle':
      return <MovePanel side={side} unit={unit} action={order} onBack={onBack} />;
    default:
      return <MovePanel side={side} unit={unit} action="advance" onBack={onBack} />;
  }
};
