import { refusalSentence, type ShootOrder } from '@muster/engine';
import { rangedWeapons } from '@muster/guide';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { DoneBar } from '../act/done-bar.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import { shotFigures } from '../odds/figures.ts';
import { OddsCard } from '../odds/odds-card.tsx';
import { aimed, allAt, declarationOdds, pickable, shotTargets } from '../odds/shots.ts';
import { RangeRings } from '../table/overlays/range-rings.tsx';
import { SightLines } from '../table/overlays/sight-lines.tsx';
import { suggestedAnswer } from './helper.ts';
import type { QuestionOf } from './of.ts';
import { TargetList } from './target-list.tsx';
import { WeaponAims } from './weapon-aims.tsx';
import { FORM_TEXTS, SHOOT_TEXTS } from './texts.ts';

/** The form for shooting: one target for all weapons, or one for each weapon, with exact odds. */
export const ShootForm = ({ question }: { question: QuestionOf<'shoot'> }): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const { unit } = question;
  const targets = useMemo(() => shotTargets(battle, unit), [battle, unit]);
  const [orders, setOrders] = useState<readonly ShootOrder[]>(
    () => suggestedAnswer(battle, question) as readonly ShootOrder[],
  );
  const { targets: odds, refusal } = useMemo(() => declarationOdds(battle, unit, orders), [battle, unit, orders]);
  const aimAll = (target: number): void => {
    const found = targets.find((other) => other.target === target);
    if (found) setOrders(allAt(found));
  };
  const aimedAt = [...new Set(orders.map(({ target }) => target))];
  const picker = orders.find(({ weapon }) => plan.weapons[weapon].terms.picksModel);
  const pick = useMemo(
    () =>
      picker && {
        may: new Set(pickable(battle, unit, picker.weapon, picker.target)),
        chosen: new Set(picker.picks),
      },
    [battle, unit, picker],
  );
  useStage({
    choosable: targets.map(({ target }) => target),
    targeted: aimedAt,
    onUnit: (chosen) => {
      // A tap on a target whose models can be picked picks a model.
      if (chosen !== picker?.target) aimAll(chosen);
    },
    onModel: (model) => {
      if (!picker || !pick?.may.has(model)) return;
      setOrders(aimed(orders, picker.weapon, picker.target, pick.chosen.has(model) ? undefined : model));
    },
    pick,
    under: <RangeRings battle={battle} unit={unit} />,
    overlay: aimedAt.map((target) => <SightLines key={target} battle={battle} unit={unit} target={target} />),
  });
  const name = (of: number): string => namesFor(plan).units[of];
  if (targets.length === 0)
    return (
      <>
        <p>{SHOOT_TEXTS.noTargets}</p>
        <Button loud="main" disabled={busy} onClick={() => void store.answer(question, [])}>
          {FORM_TEXTS.continue}
        </Button>
      </>
    );
  return (
    <>
      <TargetList unit={unit} targets={targets} orders={orders} onTarget={aimAll} />
      {odds.map((of) => (
        <OddsCard key={of.target} title={name(of.target)} figures={shotFigures(battle, of)} />
      ))}
      {picker ? <p>{SHOOT_TEXTS.picks(plan.weapons[picker.weapon].name)}</p> : undefined}
      <WeaponAims
        unit={unit}
        weapons={rangedWeapons(battle, unit)}
        targets={targets}
        orders={orders}
        onAim={(weapon, target, picked) => setOrders(aimed(orders, weapon, target, picked))}
      />
      <ProblemLine sentence={refusal && refusalSentence(plan, refusal)} />
      <DoneBar>
        <Button
          loud="main"
          disabled={busy || orders.length === 0 || refusal !== undefined}
          onClick={() => void store.answer(question, orders)}
        >
          {SHOOT_TEXTS.button(aimedAt.map(name))}
        </Button>
        <Button disabled={busy} onClick={() => void store.answer(question, [])}>
          {SHOOT_TEXTS.holdFire}
        </Button>
      </DoneBar>
    </>
  );
};
