import { CHARACTERS, playerNames } from '@muster/ai';
import type { SeatChoice as Seat } from '@muster/protocol';
import type { ReactElement } from 'react';
import { Field } from '../parts/field.tsx';
import { DEFAULT_BOT } from './draft.ts';
import styles from './seat-choice.module.css';
import { SETUP_TEXTS } from './texts.ts';

const { seat: TEXTS } = SETUP_TEXTS;

const KINDS = ['me', 'here', 'link', 'bot'] as const satisfies readonly Seat['kind'][];

const seatOf = (kind: Seat['kind']): Seat => {
  if (kind === 'bot') return DEFAULT_BOT;
  return kind === 'here' ? { kind, name: '' } : { kind };
};

/** The choice of player for a side. */
export const SeatChoice = ({
  question,
  seat,
  onSeat,
}: {
  /** The question that names the side. */
  question: string;
  seat: Seat;
  onSeat: (seat: Seat) => void;
}): ReactElement => (
  <div className={styles.seat}>
    <Field name={question}>
      <select
        value={seat.kind}
        onChange={({ target }) => onSeat(seatOf(KINDS.find((kind) => kind === target.value) ?? 'me'))}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {TEXTS.kinds[kind]}
          </option>
        ))}
      </select>
    </Field>
    {seat.kind === 'here' ? (
      <Field name={TEXTS.friendName}>
        <input
          value={seat.name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onSeat({ kind: 'here', name: target.value })}
        />
      </Field>
    ) : undefined}
    {seat.kind === 'bot' ? (
      <>
        <Field name={TEXTS.level}>
          <select value={seat.level} onChange={({ target }) => onSeat({ ...seat, level: target.value })}>
            {playerNames.map((level) => (
              <option key={level} value={level}>
                {TEXTS.levels[level]}
              </option>
            ))}
          </select>
        </Field>
        {seat.level === 'captain' || seat.level === 'general' ? (
          <Field name={TEXTS.character}>
            <select value={seat.character} onChange={({ target }) => onSeat({ ...seat, character: target.value })}>
              {CHARACTERS.map((character) => (
                <option key={character} value={character}>
                  {TEXTS.characters[character]}
                </option>
              ))}
            </select>
          </Field>
        ) : undefined}
      </>
    ) : undefined}
    {seat.kind === 'link' ? <p className={styles.words}>{TEXTS.linkHelp}</p> : undefined}
  </div>
);
