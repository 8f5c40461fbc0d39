import { type Battle, type BattlePlan, G, isOnTable } from '@muster/engine';
import type { ReactElement, ReactNode } from 'react';

/** A plain map until the table is there. */
export const TableView = ({
  plan,
  battle,
  selected,
  choosable,
  onUnit,
  onGround,
  children,
  under,
}: {
  plan: BattlePlan;
  battle: Battle;
  selected?: number | undefined;
  choosable?: readonly number[] | undefined;
  onUnit?: ((unit: number) => void) | undefined;
  onModel?: ((model: number) => void) | undefined;
  onGround?: ((x: number, y: number) => void) | undefined;
  children?: ReactNode;
  under?: ReactNode;
}): ReactElement => (
  <svg
    viewBox={`0 0 ${plan.table.width} ${plan.table.depth}`}
    width="100%"
    height="100%"
    onClick={(event) => {
      const matrix = event.currentTarget.getScreenCTM();
      if (!matrix || (event.target as Element).tagName === 'circle') return;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      onGround?.(Math.round(x), Math.round(y));
    }}
  >
    <rect width={plan.table.width} height={plan.table.depth} fill="#dddcc8" />
    {plan.terrain.map((piece, i) => (
      <polygon key={i} points={[...piece.polygon].join(' ')} fill="#8a9c70" />
    ))}
    {under}
    {Array.from({ length: battle.game[G.objectives] }, (_, i) => (
      <circle key={i} cx={battle.objX[i]} cy={battle.objY[i]} r={60} fill="gold" stroke="black" strokeWidth={8} />
    ))}
    {plan.models
      .filter(({ index }) => battle.alive[index] && isOnTable(battle, battle.unitOf[index]))
      .map(({ index, radius, side }) => (
        <circle
          key={index}
          cx={battle.x[index]}
          cy={battle.y[index]}
          r={radius}
          fill={`var(--side-${side})`}
          stroke={
            battle.unitOf[index] === selected ? 'black' : choosable?.includes(battle.unitOf[index]) ? 'white' : 'none'
          }
          strokeWidth={16}
          onClick={() => onUnit?.(battle.unitOf[index])}
        />
      ))}
    {children}
  </svg>
);
