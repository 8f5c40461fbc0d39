import type { Battle, ShootOrder } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { Choices } from '../act/choices.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { shotWords } from '../odds/figures.ts';
import { allAt, declarationOdds, type ShotTarget } from '../odds/shots.ts';
import { sideOf } from '@muster/engine';
import { FORM_TEXTS, SHOOT_TEXTS } from './texts.ts';

/** All possible targets, with the odds if all weapons shoot at them. */
export const TargetList = ({
  unit,
  targets,
  orders,
  onTarget,
}: {
  unit: number;
  targets: readonly ShotTarget[];
  orders: readonly ShootOrder[];
  onTarget: (target: number) => void;
}): ReactElement => {
  const { battle, plan } = useLoadedBattle();
  const hints = useMemo(() => targets.map((target) => hintOf(battle, unit, target)), [battle, unit, targets]);
  return (
    <Choices
      items={targets.map(({ target }, i) => ({
        key: target,
        label: namesFor(plan).units[target],
        hint: hints[i],
        pressed: orders.some((order) => order.target === target),
        icon: <SideBar side={sideOf(battle, target)} />,
      }))}
      onChoose={(place) => onTarget(targets[place].target)}
    />
  );
};

const SideBar = ({ side }: { side: number }): ReactElement => (
  <svg width="10" height="28" aria-hidden>
    <rect width="4" height="28" fill={`var(--side-${side % 4})`} />
  </svg>
);

const hintOf = (battle: Battle, unit: number, target: ShotTarget): string => {
  const covered = target.shots.some(({ cover }) => cover !== 'none');
  const [first] = declarationOdds(battle, unit, allAt(target)).targets;
  const odds = first ? shotWords(battle, first) : '';
  return [FORM_TEXTS.range(target.gap), ...(covered ? [SHOOT_TEXTS.inCover] : []), odds]
    .filter((part) => part !== '')
    .join(' · ');
};
