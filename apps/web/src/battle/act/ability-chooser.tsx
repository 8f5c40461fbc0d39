import { type CastOrder, type UseOrder } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { useStage } from '../desk/use-stage.ts';
import { type AbilityOption, joinTargets } from '../phases/abilities.ts';
import { RangeRing } from '../table/overlays/range-ring.tsx';
import { DoneBar } from './done-bar.tsx';
import { Choices } from './choices.tsx';
import { ABILITY_TEXTS } from './texts.ts';

/** Chooses a spell or a rule, and up to as many targets as it may have. */
export const AbilityChooser = <T extends CastOrder | UseOrder>({
  options,
  isLegal,
  button,
  onOrder,
}: {
  options: readonly AbilityOption<T>[];
  isLegal: (order: T) => boolean;
  /** Returns the label of the confirming button. */
  button: (title: string) => string;
  onOrder: (order: T) => void;
}): ReactElement => {
  const { battle, busy } = useLoadedBattle();
  const [at, setAt] = useState(0);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const option = options[at];
  const toggle = (place: number): void =>
    setPicked((before) => {
      if (before.includes(place)) return before.filter((other) => other !== place);
      return option.most === 1 ? [place] : [...before, place].slice(-option.most);
    });
  useStage({
    choosable: option?.aims.map(({ target }) => target),
    onUnit: (unit) => {
      const place = option?.aims.findIndex(({ target }) => target === unit) ?? -1;
      if (place >= 0) toggle(place);
    },
    under: option ? (
      <RangeRing battle={battle} model={option.model} range={option.range} words={option.title} />
    ) : undefined,
    targeted: picked.flatMap((place) => option?.aims[place]?.target ?? []),
  });
  if (!option) return <p>{ABILITY_TEXTS.none}</p>;
  const order = picked.length > 0 ? joinTargets(picked.map((place) => option.aims[place])) : undefined;
  return (
    <>
      <Choices
        items={options.map(({ key, title }, i) => ({ key, label: title, pressed: i === at }))}
        columns={2}
        onChoose={(place) => {
          setAt(place);
          setPicked([]);
        }}
      />
      <p>{option.text}</p>
      <h3>{ABILITY_TEXTS.targets(option.most)}</h3>
      <Choices
        items={option.aims.map(({ label }, i) => ({ key: i, label, pressed: picked.includes(i) }))}
        onChoose={toggle}
      />
      <DoneBar>
        <Button loud="main" disabled={busy || !order || !isLegal(order)} onClick={() => order && onOrder(order)}>
          {button(option.title)}
        </Button>
      </DoneBar>
    </>
  );
};
