import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { chargeOdds } from '../odds/melee.ts';
import { meleeFigures, percent } from '../odds/figures.ts';
import { OddsCard } from '../odds/odds-card.tsx';
import { inches } from '../phases/goals.ts';
import { chargesOf } from '../phases/orders.ts';
import { Choices } from './choices.tsx';
import { endsOf, Ghosts } from './ghosts.tsx';
import { Part } from './part.tsx';

/** Whom to charge, with what the melee will come to. */
export const ChargePanel = ({
  side,
  unit,
  onBack,
}: {
  side: number;
  unit: number;
  onBack: () => void;
}): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const charges = useMemo(() => chargesOf(battle, unit), [battle, unit]);
  const [place, setPlace] = useState(0);
  const chosen = charges[place];
  const odds = useMemo(() => chosen && chargeOdds(battle, unit, chosen.target, chosen.moves), [battle, unit, chosen]);
  useStage(
    {
      choosable: charges.map(({ target }) => target),
      onUnit: (target) => {
        const at = charges.findIndex((charge) => charge.target === target);
        if (at >= 0) setPlace(at);
      },
      overlay: chosen ? <Ghosts plan={plan} side={side} places={endsOf(chosen.moves)} /> : undefined,
    },
    chosen,
    battle,
  );
  const name = (of: number): string => namesFor(plan).units[of];
  return (
    <Part title={`${name(unit)}: charge`} text="Choose whom to charge, here or on the table.">
      <Choices
        items={charges.map(({ target, gap }, i) => ({
          key: target,
          label: name(target),
          hint: `${inches(gap)} away`,
          pressed: i === place,
        }))}
        onChoose={setPlace}
      />
      {odds && chosen ? (
        <>
          <OddsCard title={`${name(chosen.target)} loses`} figures={meleeFigures(odds, 'defender')} />
          <OddsCard title={`${name(unit)} loses`} figures={meleeFigures(odds, 'charger')} />
          <p>
            You win {percent(odds.charger.pWins + odds.defender.pDestroyed)}, they win{' '}
            {percent(odds.defender.pWins + odds.charger.pDestroyed)}, if they strike back.
          </p>
        </>
      ) : undefined}
      <Button
        loud="main"
        disabled={busy || !chosen}
        onClick={() =>
          void store.act(side, { type: 'activate', unit, action: 'charge', target: chosen.target, moves: chosen.moves })
        }
      >
        Charge {chosen ? name(chosen.target) : ''}
      </Button>
      <Button loud="quiet" onClick={onBack}>
        Another action
      </Button>
    </Part>
  );
};
