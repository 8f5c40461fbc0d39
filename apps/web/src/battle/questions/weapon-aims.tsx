import type { ShootOrder } from '@muster/engine';
import type { ReactElement } from 'react';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { pickable, type ShotTarget } from '../odds/shots.ts';
import { modelHint, modelName } from './model-words.ts';
import styles from './weapon-aims.module.css';
import { inches } from '../../parts/lengths.ts';

/** Each weapon at a target of its own, and the model that a weapon picks which can. */
export const WeaponAims = ({
  unit,
  weapons,
  targets,
  orders,
  onAim,
}: {
  unit: number;
  weapons: readonly number[];
  targets: readonly ShotTarget[];
  orders: readonly ShootOrder[];
  onAim: (weapon: number, target: number | undefined, pick?: number) => void;
}): ReactElement => {
  const { battle, plan } = useReady();
  return (
    <details className={styles.aims} open={orders.some(({ weapon }) => plan.weapons[weapon].terms.picksModel)}>
      <summary>Weapon by weapon</summary>
      {weapons.map((weapon) => {
        const { name, range, attacks, rules, terms } = plan.weapons[weapon];
        const able = targets.flatMap(({ shots }) => shots.filter((shot) => shot.weapon === weapon));
        const order = orders.find((other) => other.weapon === weapon);
        return (
          <div key={weapon} className={styles.weapon}>
            <label className={styles.label}>
              {name}
              <span className={styles.profile}>{[inches(range), `A${attacks}`, ...rules].join(', ')}</span>
              <select
                className={styles.select}
                value={order?.target ?? ''}
                disabled={able.length === 0}
                onChange={({ target: { value } }) => onAim(weapon, value === '' ? undefined : Number(value))}
              >
                <option value="">{able.length === 0 ? 'reaches nobody' : 'does not shoot'}</option>
                {able.map(({ target, models, cover }) => (
                  <option key={target} value={target}>
                    {namesFor(plan).units[target]} ({models} can shoot{cover === 'none' ? '' : ', it has cover'})
                  </option>
                ))}
              </select>
            </label>
            {terms.picksModel && order ? (
              <label className={styles.label}>
                Picks
                <select
                  className={styles.select}
                  value={order.picks?.[0] ?? ''}
                  onChange={({ target: { value } }) =>
                    onAim(weapon, order.target, value === '' ? undefined : Number(value))
                  }
                >
                  <option value="">nobody in particular</option>
                  {pickable(battle, unit, weapon, order.target).map((model) => (
                    <option key={model} value={model}>
                      {modelName(battle, model)}, {modelHint(battle, model)}
                    </option>
                  ))}
                </select>
              </label>
            ) : undefined}
          </div>
        );
      })}
    </details>
  );
};
