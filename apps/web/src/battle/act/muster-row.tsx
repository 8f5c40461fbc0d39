import { RESERVE_KINDS } from '@muster/engine';
import type { ReactElement } from 'react';
import { type MusterChoices, type MusterDraft, type ReserveKind } from '../phases/mustering.ts';
import styles from './muster-row.module.css';

const RESERVE_WORDS: Readonly<Record<ReserveKind, string>> = {
  ambush: 'waits in ambush',
  scout: 'scouts ahead',
  late: 'comes later, from reserve',
};

const valueOf = ({ joins, rides, reserves }: MusterDraft, unit: number): string => {
  if (joins[unit] !== undefined) return `joins ${joins[unit]}`;
  if (rides[unit] !== undefined) return `rides ${rides[unit]}`;
  return reserves[unit] ?? 'own';
};

/** What one unit does before the battle. */
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
        <option value="own">on their own feet</option>
        {joins.map((other) => (
          <option key={other} value={`joins ${other}`}>
            joins {names[other]}
          </option>
        ))}
        {rides.map((other) => (
          <option key={other} value={`rides ${other}`}>
            rides in {names[other]}
          </option>
        ))}
        {full.map((other) => (
          <option key={other} value={`rides ${other}`} disabled>
            rides in {names[other]}: no room beside the others
          </option>
        ))}
        {reserves.map((kind) => (
          <option key={kind} value={kind}>
            {RESERVE_WORDS[kind]}
          </option>
        ))}
      </select>
    </label>
  );
};
