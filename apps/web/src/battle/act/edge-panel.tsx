import { type ReactElement, useState } from 'react';
import { useHere, useReady } from '../desk/here.ts';
import { useStage } from '../desk/use-stage.ts';
import { zoneChoices } from '../phases/setup.ts';
import { Choices } from './choices.tsx';
import { Part } from './part.tsx';
import styles from './edge-panel.module.css';

/** Which edge or corner a side deploys at. */
export const EdgePanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useHere();
  const { battle, plan, busy } = useReady();
  const [hovered, setHovered] = useState<number>();
  const zones = zoneChoices(battle);
  useStage(
    {
      under: zones.map(({ zone }) => (
        <polygon
          key={zone}
          points={plan.zones[zone].polygon.join(' ')}
          className={hovered === zone ? styles.lit : styles.zone}
          onPointerEnter={() => setHovered(zone)}
          onPointerLeave={() => setHovered(undefined)}
          onClick={() => void store.act(side, { type: 'choose-edge', zone })}
        />
      )),
    },
    battle,
    hovered,
  );
  return (
    <Part title="Where do you deploy?" text="Choose your edge of the table. Your opponent takes what is left.">
      <Choices
        disabled={busy}
        items={zones.map(({ zone, label }) => ({ key: zone, label }))}
        onChoose={(place) => void store.act(side, { type: 'choose-edge', zone: zones[place].zone })}
      />
    </Part>
  );
};
