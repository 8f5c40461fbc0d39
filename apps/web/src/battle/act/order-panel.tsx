import type { OrderName } from '@muster/guide';
import type { ReactElement } from 'react';
import { BoardPanel } from './board-panel.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { CastPanel, UsePanel } from './ability-panels.tsx';
import { MovePanel } from './move-panel.tsx';
import { OptionPanel } from './option-panel.tsx';
import type { OrderProps } from './order-props.ts';

/** The panel of one action, with what must still be chosen: a destination, a target or an option. */
export const OrderPanel = ({ order, ...props }: OrderProps & { order: OrderName }): ReactElement => {
  switch (order) {
    case 'charge':
      return <ChargePanel {...props} />;
    case 'board':
      return <BoardPanel {...props} />;
    case 'cast':
      return <CastPanel {...props} />;
    case 'use':
      return <UsePanel {...props} />;
    case 'choose':
      return <OptionPanel {...props} />;
    case 'rush':
    case 'idle':
      return <MovePanel {...props} action={order} />;
    default:
      return <MovePanel {...props} action="advance" />;
  }
};
