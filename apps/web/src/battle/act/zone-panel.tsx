import { insideZone } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { useStage } from '../desk/use-stage.ts';
import { zoneChoices } from '../phases/setup.ts';
import { Choices } from './choices.tsx';
import { PanelSection } from './part.tsx';
import { ZONE_TEXTS } from './texts.ts';
import styles from './edge-panel.module.css';

/** The panel in which a side chooses its deployment zone. */
export const ZonePanel = ({ side }: { side: number }): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const zones = zoneChoices(battle);
  const [chosen, setChosen] = useState(0);
  const zone = zones[chosen]?.zone;
  useStage({
    onGround: (x, y) => {
      const at = zones.findIndex((choice) => insideZone(plan.zones[choice.zone], 0, x, y, 0));
      if (at >= 0) setChosen(at);
    },
    under: zones.map((choice) => (
      <polygon
        key={choice.zone}
        points={plan.zones[choice.zone].polygon.join(' ')}
        className={choice.zone === zone ? styles.lit : styles.zone}
      />
    )),
  });
  return (
    <PanelSection title={ZONE_TEXTS.title} text={ZONE_TEXTS.text}>
      <Choices
        items={zones.map(({ label }, i) => ({ key: label, label, pressed: i === chosen }))}
        onChoose={setChosen}
      />
      <Button
        loud="main"
        disabled={busy || zone === undefined}
        onClick={() => zone !== undefined && void store.act(side, { type: 'choose-edge', zone })}
      >
        {ZONE_TEXTS.button}
      </Button>
    </PanelSection>
  );
};
