import type { Phase } from '@muster/engine';
import { arrivingUnits, readyUnits } from '@muster/guide';
import type { ReactElement } from 'react';
import { useScreenState, useLoadedBattle } from '../desk/battle-context.ts';
import { useListDrag } from '../desk/use-carry.ts';
import { namesFor } from '../desk/names.ts';
import { ownFirst } from '../desk/own-first.ts';
import { currentDecision } from '../phases/deciding.ts';
import { unitsOfSide } from '../phases/standings.ts';
import { seatWords } from '../phases/headlines.ts';
import { AccountMark } from '../../parts/player-name.tsx';
import { sideColour } from '../../parts/side-colour.ts';
import { ArmyRow } from './army-row.tsx';
import styles from './armies.module.css';

/** Phases in which units come onto the table. */
const COMING: readonly Phase[] = ['deployment', 'redeployment', 'scout', 'ambush'];

/** All armies as compact lists: state, models left, activated units. */
export const Armies = (): ReactElement => {
  const { battle, plan, info, state } = useLoadedBattle();
  const selected = useScreenState((desk) => desk.unit);
  const stage = useScreenState((desk) => desk.stage);
  const choose = useScreenState((desk) => desk.choose);
  const deciding = currentDecision(battle, state, info.mine);
  const carry = useListDrag();
  const isComing = deciding.kind === 'act' && COMING.includes(deciding.phase);
  const coming = isComing ? arrivingUnits(battle, deciding.side) : [];
  const isActing = deciding.kind === 'act' && deciding.phase === 'activation';
  const ready = isActing ? readyUnits(battle, deciding.side) : coming;
  return (
    <div className={styles.armies}>
      {ownFirst(plan, info.mine).map((side) => (
        <section key={side} style={sideColour(side)} aria-label={namesFor(plan).sides[side]}>
          <h2 className={styles.side}>{namesFor(plan).sides[side]}</h2>
          <p className={styles.seat}>
            {seatWords(state, side, info.mine)}
            {state.seats[side]?.account ? <AccountMark /> : undefined}
          </p>
          <ul className={styles.list}>
            {unitsOfSide(battle, side).map((unit) => (
              <ArmyRow
                key={unit.unit}
                state={unit}
                selected={unit.unit === selected}
                ready={ready.includes(unit.unit)}
                carry={coming.includes(unit.unit) ? carry(unit.unit) : undefined}
                onChoose={() => (stage.onUnit ? stage.onUnit(unit.unit) : choose(unit.unit))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
