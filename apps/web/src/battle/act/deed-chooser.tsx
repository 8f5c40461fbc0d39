import { type CastOrder, type UseOrder } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useReady } from '../desk/here.ts';
import { useStage } from '../desk/use-stage.ts';
import { type Deed, joinAims } from '../phases/casting.ts';
import { RangeRing } from '../table/overlays/range-ring.tsx';
import { DoneBar } from './done-bar.tsx';
import { Choices } from './choices.tsx';
import { ABILITY_TEXTS } from './texts.ts';

/** Chooses a spell or a rule, and up to as many targets as it may have. */
export const DeedChooser = <T extends CastOrder | UseOrder>({
  deeds,
  isLegal,
  button,
  onOrder,
}: {
  deeds: readonly Deed<T>[];
  isLegal: (order: T) => boolean;
  /** Returns the label of the confirming button. */
  button: (title: string) => string;
  onOrder: (order: T) => void;
}): ReactElement => {
  const { battle, busy } = useReady();
  const [at, setAt] = useState(0);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const deed = deeds[at];
  const toggle = (place: number): void =>
    setPicked((before) => {
      if (before.includes(place)) return before.filter((other) => other !== place);
      return deed.most === 1 ? [place] : [...before, place].slice(-deed.most);
    });
  useStage({
    choosable: deed?.aims.map(({ target }) => target),
    onUnit: (unit) => {
      const place = deed?.aims.findIndex(({ target }) => target === unit) ?? -1;
      if (place >= 0) toggle(place);
    },
    under: deed ? <RangeRing battle={battle} model={deed.model} range={deed.range} words={deed.title} /> : undefined,
    targeted: picked.flatMap((place) => deed?.aims[place]?.target ?? []),
  });
  if (!deed) return <p>{ABILITY_TEXTS.none}</p>;
  const order = picked.length > 0 ? joinAims(picked.map((place) => deed.aims[place])) : undefined;
  return (
    <>
      <Choices
        items={deeds.map(({ key, title }, i) => ({ key, label: title, pressed: i === at }))}
        columns={2}
        onChoose={(place) => {
          setAt(place);
          setPicked([]);
        }}
      />
      <p>{deed.text}</p>
      <h3>{ABILITY_TEXTS.targets(deed.most)}</h3>
      <Choices
        items={deed.aims.map(({ label }, i) => ({ key: i, label, pressed: picked.includes(i) }))}
        onChoose={toggle}
      />
      <DoneBar>
        <Button loud="main" disabled={busy || !order || !isLegal(order)} onClick={() => order && onOrder(order)}>
          {button(deed.title)}
        </Button>
      </DoneBar>
    </>
  );
};
