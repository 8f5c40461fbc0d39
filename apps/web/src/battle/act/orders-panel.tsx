import { type Action, type ActionName, GAME, isEmbarked, sideOf } from '@muster/engine';
import { chargesOf, type OrderName, readyUnits } from '@muster/guide';
import { ArrowUp, ChevronsUp, Crosshair, Hourglass, Shield, Sparkles, Swords, Truck, Wand2 } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useScreenState, useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { unitOptions } from '../phases/orders.ts';
import { OrderRanges } from '../table/overlays/order-ranges.tsx';
import { AdviceLayer } from '../suggest/advice-layer.tsx';
import { Suggestion } from '../suggest/suggestion.tsx';
import type { UnitDrag } from '../moves/use-unit-drag.tsx';
import { Choices } from './choices.tsx';
import { EnemyBubble } from './enemy-bubble.tsx';
import { PanelSection } from './part.tsx';
import { ShotsAhead } from './shots-ahead.tsx';
import { ACTIONS_TEXTS } from './texts.ts';

const ICONS: Readonly<Partial<Record<OrderName, typeof Shield>>> = {
  hold: Shield,
  advance: ArrowUp,
  rush: ChevronsUp,
  charge: Swords,
  idle: Hourglass,
  board: Truck,
  cast: Wand2,
  use: Sparkles,
  delay: Hourglass,
  leave: ArrowUp,
  shift: Crosshair,
};

/** Actions that have a range. */
const RANGED: readonly ActionName[] = ['hold', 'advance', 'rush', 'charge'];

/** The panel with the actions of a unit. */
export const OrdersPanel = ({
  side,
  unit,
  drag,
  onOrder,
}: {
  side: number;
  unit: number;
  drag: UnitDrag;
  onOrder: (order: OrderName) => void;
}): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const choose = useScreenState((desk) => desk.choose);
  const [advice, setAdvice] = useState<Action>();
  const orders = useMemo(() => unitOptions(battle, unit), [battle, unit]);
  const [looked, setLooked] = useState<OrderName>();
  const [enemy, setEnemy] = useState<number>();
  const action = RANGED.find((name) => name === looked);
  const charges = useMemo(
    () => (action === 'charge' ? chargesOf(battle, unit).map(({ target }) => target) : undefined),
    [battle, unit, action],
  );
  useStage({
    choosable: readyUnits(battle, side),
    targeted: enemy === undefined ? charges : [enemy],
    under: isEmbarked(battle, unit) ? undefined : <OrderRanges battle={battle} unit={unit} action={action} />,
    handlers: drag.handlers,
    onUnit: (clicked) => (sideOf(battle, clicked) === sideOf(battle, unit) ? choose(clicked) : setEnemy(clicked)),
    onGround: () => setEnemy(undefined),
    overlay: (
      <>
        {advice ? <AdviceLayer battle={battle} action={advice} /> : undefined}
        {drag.overlay}
        {enemy === undefined ? undefined : (
          <EnemyBubble side={side} unit={unit} enemy={enemy} onClose={() => setEnemy(undefined)} />
        )}
      </>
    ),
  });
  return (
    <PanelSection title={ACTIONS_TEXTS.title(namesFor(plan).units[unit])}>
      <Choices
        columns={2}
        disabled={busy}
        items={orders.map(({ name, label, hint, refusal }) => {
          const Icon = ICONS[name] ?? Sparkles;
          return { key: name, label, hint, refusal, icon: <Icon size={20} aria-hidden /> };
        })}
        onLook={(place) => setLooked(place === undefined ? undefined : orders[place].name)}
        onChoose={(place) => {
          const { name, action: done } = orders[place];
          if (done) void store.act(side, done);
          else onOrder(name);
        }}
      />
      {orders.some(({ name }) => name === 'hold') ? <ShotsAhead unit={unit} /> : undefined}
      {battle.game[GAME.active] >= 0 ? undefined : (
        <Button loud="quiet" onClick={() => choose(undefined)}>
          {ACTIONS_TEXTS.otherUnit}
        </Button>
      )}
      <Suggestion side={side} onAdvice={setAdvice} />
    </PanelSection>
  );
};
