import { counted } from '@muster/kernel';
import { type Battle, givenRules, modelsOf, type WeaponType } from '@muster/engine';
import type { ReactElement } from 'react';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { RuleChips } from '../log/rule-chips.tsx';
import { rulesOn } from '../phases/rules-on.ts';
import { unitState } from '../phases/standings.ts';
import { sideColour } from '../../parts/side-colour.ts';
import styles from './unit-card.module.css';
import { inches } from '../../parts/lengths.ts';

/** Everything about one unit: values, state, weapons, rules. */
export const UnitCard = ({ unit }: { unit: number }): ReactElement => {
  const { battle, plan } = useReady();
  const { quality, defense, side, cost } = plan.units[unit];
  const { alive, start, wounds, notes, activated, gone } = unitState(battle, unit);
  const granted = new Set(givenRules(battle, unit).map(({ label }) => label));
  return (
    <section className={styles.card} style={sideColour(side)} aria-label={namesFor(plan).units[unit]}>
      <h2 className={styles.name}>{namesFor(plan).units[unit]}</h2>
      <p className={styles.values}>
        <b>{quality}+</b> Quality <b>{defense}+</b> Defense <b>{cost}</b> points
      </p>
      <p className={styles.state}>
        {[
          gone ? '' : `${alive} of ${counted(start, 'model')}`,
          ...(wounds > 0 ? [counted(wounds, 'wound')] : []),
          ...notes,
          ...(activated && !gone ? ['has acted'] : []),
        ]
          .filter((word) => word !== '')
          .join(' · ')}
      </p>
      {gone ? undefined : <Weapons battle={battle} unit={unit} />}
      <RuleChips rules={rulesOn(battle, unit)} />
      {granted.size > 0 ? (
        <div className={styles.granted}>
          <span>For now:</span> <RuleChips rules={[...granted].map((name) => ({ name }))} />
        </div>
      ) : undefined}
    </section>
  );
};

const Weapons = ({ battle, unit }: { battle: Battle; unit: number }): ReactElement | undefined => {
  const counts = new Map<WeaponType, number>();
  for (const model of modelsOf(battle, unit))
    for (const { type, count } of battle.plan.models[model].weapons) counts.set(type, (counts.get(type) ?? 0) + count);
  if (counts.size === 0) return undefined;
  return (
    <table className={styles.weapons}>
      <thead className="visually-hidden">
        <tr>
          <th>Weapon</th>
          <th>Range</th>
          <th>Attacks</th>
        </tr>
      </thead>
      <tbody>
        {[...counts].map(([type, count]) => (
          <tr key={type.index}>
            <td>
              {count > 1 ? `${count}× ` : ''}
              {type.name}
              {type.rules.length > 0 ? <RuleChips rules={type.rules.map((name) => ({ name }))} small /> : undefined}
            </td>
            <td>{type.range > 0 ? inches(type.range) : 'melee'}</td>
            <td>A{type.attacks}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
