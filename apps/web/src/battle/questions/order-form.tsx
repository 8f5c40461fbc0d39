import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../act/choices.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import type { Of } from './of.ts';

/** In which order units test: tapped one after the other. */
export const OrderForm = ({ question }: { question: Of<'morale-order'> }): ReactElement => {
  const { store } = useHere();
  const { plan, busy } = useReady();
  const [order, setOrder] = useState<readonly number[]>([]);
  const { units } = question;
  return (
    <>
      <Choices
        items={units.map((unit) => {
          const place = order.indexOf(unit);
          return {
            key: unit,
            label: namesFor(plan).units[unit],
            hint: place < 0 ? '' : `${place + 1}.`,
            pressed: place >= 0,
          };
        })}
        onChoose={(at) => {
          const unit = units[at];
          setOrder(order.includes(unit) ? order.filter((other) => other !== unit) : [...order, unit]);
        }}
      />
      <Button disabled={busy || order.length !== units.length} onClick={() => void store.answer(question, order)}>
        In this order
      </Button>
    </>
  );
};
