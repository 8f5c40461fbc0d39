import { chargesOf } from '@muster/guide';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { draggedOn } from '../moves/dragged-on.ts';
import { activationOf } from '../moves/move-tasks.ts';
import { MoveTools } from '../moves/move-tools.tsx';
import { useMoveDraft } from '../moves/use-move-draft.ts';
import { ChargeContacts } from '../table/overlays/charge-contacts.tsx';
import { ChargeBubble } from './charge-bubble.tsx';
import { ChargeOdds } from './charge-odds.tsx';
import { Choices } from './choices.tsx';
import { DoneBar } from './done-bar.tsx';
import type { OrderProps } from './order-props.ts';
import { PanelSection } from './part.tsx';
import { Risks } from './risks.tsx';
import { CHARGE_TEXTS } from './texts.ts';

/** The panel in which a unit charges: the target, the paths and the odds of the melee. */
export const ChargePanel = ({ side, unit, onBack, drag, dragged }: OrderProps): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const charges = useMemo(() => chargesOf(battle, unit), [battle, unit]);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      charges.findIndex(({ target: each }) => each === dragged?.target),
    ),
  );
  const target = charges[place]?.target;
  const act = (): void => {
    if (draft?.ready && !busy) void store.act(side, activationOf({ unit, action: 'charge', target }, draft.moves));
  };
  const draft = useMoveDraft({
    battle,
    unit,
    action: target === undefined ? undefined : 'charge',
    target,
    start: target === dragged?.target ? dragged?.moves : undefined,
    onDone: () => act(),
  });
  useStage({
    choosable: charges.map((charge) => charge.target),
    ...(target === undefined ? {} : { targeted: [target] }),
    onUnit: (chosen) => {
      const at = charges.findIndex((charge) => charge.target === chosen);
      if (at >= 0) setPlace(at);
    },
    handlers: draft && dragged ? draggedOn(unit, draft, drag) : draft?.handlers,
    under: draft?.under,
    overlay: (
      <>
        {draft?.overlay}
        {draft && target !== undefined ? (
          <ChargeContacts battle={battle} unit={unit} target={target} moves={draft.moves} />
        ) : undefined}
        {drag.overlay}
        {draft?.ready && dragged && target !== undefined ? (
          <ChargeBubble unit={unit} target={target} moves={draft.moves} at={dragged.at} onAct={act} onCancel={onBack} />
        ) : undefined}
      </>
    ),
  });
  const name = (of: number): string => namesFor(plan).units[of];
  return (
    <PanelSection title={CHARGE_TEXTS.title(name(unit))} text={CHARGE_TEXTS.text}>
      <Choices
        items={charges.map((charge, i) => ({
          key: charge.target,
          label: name(charge.target),
          hint: CHARGE_TEXTS.away(charge.gap),
          pressed: i === place,
        }))}
        onChoose={setPlace}
      />
      {draft && target !== undefined ? (
        <>
          <MoveTools draft={draft} />
          {draft.ready ? <Risks unit={unit} moves={draft.moves} haste /> : undefined}
          {draft.ready ? <ChargeOdds unit={unit} target={target} moves={draft.moves} /> : undefined}
        </>
      ) : undefined}
      <DoneBar onBack={onBack}>
        <Button loud="main" disabled={busy || !draft?.ready} onClick={act}>
          {CHARGE_TEXTS.button(target === undefined ? undefined : name(target))}
        </Button>
      </DoneBar>
    </PanelSection>
  );
};
