import type { Battle, Names } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { SideName } from '../parts/side-name.tsx';
import { TEXT_TEXTS } from './texts.ts';
import { unitCards } from './unit-card.ts';
import styles from './units.module.css';

/** The units of a side in words. */
export const Units = ({
  battle,
  side,
  names,
  mine,
}: {
  battle: Battle;
  side: number;
  names: Names;
  mine: boolean;
}): ReactElement => {
  const cards = useMemo(() => unitCards(battle, side, names), [battle, side, names]);
  return (
    <section aria-label={TEXT_TEXTS.unitsOf(names.sides[side])} className={styles.units}>
      <h2>
        <SideName side={side} name={names.sides[side]} /> {mine ? <small>{TEXT_TEXTS.yours}</small> : undefined}
      </h2>
      <ul className={styles.list}>
        {cards.map(({ unit, name, state, place, may, profile, gone }) => (
          <li key={unit} className={gone ? styles.gone : undefined}>
            <h3>{name}</h3>
            <p>{state}</p>
            {place === '' ? undefined : <p className={styles.soft}>{place}</p>}
            {mine && may !== '' ? <p className={styles.may}>{TEXT_TEXTS.may(may)}</p> : undefined}
            <details>
              <summary>{TEXT_TEXTS.profile}</summary>
              {profile.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
};
