import type { ShootOrder } from '@muster/engine';
import type { ReactElement } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { pickable, type ShotTarget } from '../odds/shots.ts';
import { modelHint, modelName } from './model-labels.ts';
import { FORM_TEXTS, SHOOT_TEXTS } from './texts.ts';
import styles from './weapon-aims.module.css';

/** A target for each weapon, and a model for weapons that pick one. */
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
  const { battle, plan } = useLoadedBattle();
  return (
    <details className={styles.aims} open={orders.some(({ weapon }) => plan.weapons[weapon].terms.picksModel)}>
      <summary>{SHOOT_TEXTS.byWeapon}</summary>
      {weapons.map((weapon) => {
        const { name, range, attacks, rules, terms } = plan.weapons[weapon];
        const able = targets.flatMap(({ shots }) => shots.filter((shot) => shot.weapon === weapon));
        const order = orders.find((other) => other.weapon === weapon);
        return (
          <div key={weapon} className={styles.weapon}>
            <label className={styles.label}>
              {name}
              <span className={styles.profile}>
                {FORM_TEXTS.profile([FORM_TEXTS.range(range), FORM_TEXTS.attacks(attacks), ...rules])}
              </span>
              <select
                className={styles.select}
                value={order?.target ?? ''}
                disabled={able.length === 0}
                onChange={({ target: { value } }) => onAim(weapon, value === '' ? undefined : Number(value))}
              >
                <option value="">{able.length === 0 ? SHOOT_TEXTS.reachesNone : SHOOT_TEXTS.doesNotShoot}</option>
                {able.map(({ target, models, cover }) => (
                  <option key={target} value={target}>
                    {(cover === 'none' ? SHOOT_TEXTS.target : SHOOT_TEXTS.coveredTarget)(
                      namesFor(plan).units[target],
                      models,
                    )}
                  </option>
                ))}
              </select>
            </label>
            {terms.picksModel && order ? (
              <label className={styles.label}>
                {FORM_TEXTS.picks}
                <select
                  className={styles.select}
                  value={order.picks?.[0] ?? ''}
                  onChange={({ target: { value } }) =>
                    onAim(weapon, order.target, value === '' ? undefined : Number(value))
                  }
                >
                  <option value="">{FORM_TEXTS.noModel}</option>
                  {pickable(battle, unit, weapon, order.target).map((model) => (
                    <option key={model} value={model}>
                      {FORM_TEXTS.pickedModel(modelName(battle, model), modelHint(battle, model))}
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
