import { RESERVE_KINDS } from '@muster/engine';
import type { ReactElement } from 'react';
import { type MusterChoices, type MusterDraft, type ReserveKind } from '../phases/mustering.ts';
import { MUSTER_TEXTS } from './texts.ts';
import styles from './muster-row.module.css';

const valueOf = ({ joins, rides, reserves }: MusterDraft, unit: number): string => {
  if (joins[unit] !== undefined) return `joins ${joins[unit]}`;
  if (rides[unit] !== undefined) return `rides ${rides[unit]}`;
  return reserves[unit] ?? 'own';
};

/** One unit and what it does before the battle: joins, rides, waits in reserve, or deploys on its own. */
export const MusterRow = ({
  choices: { unit, joins, rides, full, reserves },
  draft,
  names,
  onChange,
}: {
  choices: MusterChoices;
  draft: MusterDraft;
  names: readonly string[];
  onChange: (what: 'joins' | 'rides' | 'reserves', value: number | ReserveKind | undefined) => void;
}): ReactElement => {
  const change = (value: string): void => {
    const [what, other] = value.split(' ');
    if (what === 'joins' || what === 'rides') onChange(what, Number(other));
    else
      onChange(
        'reserves',
        RESERVE_KINDS.find((kind) => kind === what),
      );
  };
  return (
    <label className={styles.row}>
      {names[unit]}
      <select className={styles.select} value={valueOf(draft, unit)} onChange={(event) => change(event.target.value)}>
        <option value="own">{MUSTER_TEXTS.alone}</option>
        {joins.map((other) => (
          <option key={other} value={`joins ${other}`}>
            {MUSTER_TEXTS.joins(names[other])}
          </option>
        ))}
        {rides.map((other) => (
          <option key={other} value={`rides ${other}`}>
            {MUSTER_TEXTS.rides(names[other])}
          </option>
        ))}
        {full.map((other) => (
          <option key={other} value={`rides ${other}`} disabled>
            {MUSTER_TEXTS.full(names[other])}
          </option>
        ))}
        {reserves.map((kind) => (
          <option key={kind} value={kind}>
            {MUSTER_TEXTS.reserves[kind]}
          </option>
        ))}
      </select>
    </label>
  );
};
