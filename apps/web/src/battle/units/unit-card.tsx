import { type Battle, givenRules, modelsOf, type WeaponType } from '@muster/engine';
import type { ReactElement } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { RuleChips } from '../log/rule-chips.tsx';
import { rulesOn } from '../phases/rules-on.ts';
import { unitSummary } from '../phases/standings.ts';
import { sideColour } from '../../parts/side-colour.ts';
import { Rich } from '../desk/rich.tsx';
import { UNIT_TEXTS } from './texts.ts';
import styles from './unit-card.module.css';

/** The card of a unit: values, state, weapons and rules. */
export const UnitCard = ({ unit }: { unit: number }): ReactElement => {
  const { battle, plan } = useLoadedBattle();
  const { quality, defense, side, cost } = plan.units[unit];
  const { alive, start, wounds, notes, activated, gone } = unitSummary(battle, unit);
  const granted = new Set(givenRules(battle, unit).map(({ label }) => label));
  return (
    <section className={styles.card} style={sideColour(side)} aria-label={namesFor(plan).units[unit]}>
      <h2 className={styles.name}>{namesFor(plan).units[unit]}</h2>
      <p className={styles.values}>
        <Rich text={UNIT_TEXTS.values(quality, defense, cost)} />
      </p>
      <p className={styles.state}>
        {[
          gone ? '' : UNIT_TEXTS.modelsLeft(alive, start),
          ...(wounds > 0 ? [UNIT_TEXTS.wounds(wounds)] : []),
          ...notes,
          ...(activated && !gone ? [UNIT_TEXTS.activated] : []),
        ]
          .filter((word) => word !== '')
          .join(' · ')}
      </p>
      {gone ? undefined : <Weapons battle={battle} unit={unit} />}
      <RuleChips rules={rulesOn(battle, unit)} />
      {granted.size > 0 ? (
        <div className={styles.granted}>
          <span>{UNIT_TEXTS.temporary}</span> <RuleChips rules={[...granted].map((name) => ({ name }))} />
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
          <th>{UNIT_TEXTS.weapon}</th>
          <th>{UNIT_TEXTS.range}</th>
          <th>{UNIT_TEXTS.attacks}</th>
        </tr>
      </thead>
      <tbody>
        {[...counts].map(([type, count]) => (
          <tr key={type.index}>
            <td>
              {count > 1 ? UNIT_TEXTS.count(count) : ''}
              {type.name}
              {type.rules.length > 0 ? <RuleChips rules={type.rules.map((name) => ({ name }))} small /> : undefined}
            </td>
            <td>{UNIT_TEXTS.reach(type.range)}</td>
            <td>{UNIT_TEXTS.attackCount(type.attacks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
