import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../act/choices.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { modelName } from './model-labels.ts';
import type { QuestionOf } from './of.ts';
import { FORM_TEXTS } from './texts.ts';

/** The form for the order of morale tests or rules, tapped one after the other. */
export const OrderForm = ({ question }: { question: QuestionOf<'morale-order' | 'order'> }): ReactElement => {
  const { store } = useBattleContext();
  const { plan, battle, busy } = useLoadedBattle();
  const [order, setOrder] = useState<readonly number[]>([]);
  const { units } = namesFor(plan);
  const items =
    question.kind === 'order'
      ? question.items.map(({ unit, rule, model }, place) => ({
          value: place,
          label: FORM_TEXTS.ruleOf(rule, model === undefined ? units[unit] : modelName(battle, model)),
        }))
      : question.units.map((unit) => ({ value: unit, label: units[unit] }));
  return (
    <>
      <Choices
        items={items.map(({ value, label }) => {
          const place = order.indexOf(value);
          return { key: value, label, hint: place < 0 ? '' : FORM_TEXTS.place(place + 1), pressed: place >= 0 };
        })}
        onChoose={(at) => {
          const { value } = items[at];
          setOrder(order.includes(value) ? order.filter((other) => other !== value) : [...order, value]);
        }}
      />
      <Button disabled={busy || order.length !== items.length} onClick={() => void store.answer(question, order)}>
        {FORM_TEXTS.useOrder}
      </Button>
    </>
  );
};
