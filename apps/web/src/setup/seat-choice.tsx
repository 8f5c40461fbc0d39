import { CHARACTERS, playerNames } from '@muster/ai';
import type { SeatChoice as Seat } from '@muster/protocol';
import type { ReactElement } from 'react';
import { Field } from '../parts/field.tsx';
import { USUAL_BOT } from './draft.ts';
import styles from './seat-choice.module.css';

const KINDS: readonly { value: Seat['kind']; words: string }[] = [
  { value: 'me', words: 'Me' },
  { value: 'here', words: 'A friend at this screen' },
  { value: 'link', words: 'A friend by link' },
  { value: 'bot', words: 'The computer' },
];

const LEVELS: Readonly<Record<(typeof playerNames)[number], string>> = {
  random: 'Recruit: anything legal',
  solo: 'Solo: one short plan',
  captain: 'Captain: weighs the odds',
  general: 'General: plays ideas out, slowly',
};

const TEMPERS: Readonly<Record<(typeof CHARACTERS)[number], string>> = {
  balanced: 'Balanced',
  aggressive: 'Aggressive: damage first',
  cautious: 'Cautious: few losses',
  objective: 'Keen on objectives',
};

const seatOf = (kind: Seat['kind']): Seat => {
  if (kind === 'bot') return USUAL_BOT;
  return kind === 'here' ? { kind, name: '' } : { kind };
};

/** Who plays a side. */
export const SeatChoice = ({
  question,
  seat,
  onSeat,
}: {
  /** What is asked: whose seat it is. */
  question: string;
  seat: Seat;
  onSeat: (seat: Seat) => void;
}): ReactElement => (
  <div className={styles.seat}>
    <Field name={question}>
      <select
        value={seat.kind}
        onChange={({ target }) => onSeat(seatOf(KINDS.find(({ value }) => value === target.value)?.value ?? 'me'))}
      >
        {KINDS.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
    {seat.kind === 'here' ? (
      <Field name="Your friend’s name">
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
        <Field name="How well?">
          <select value={seat.level} onChange={({ target }) => onSeat({ ...seat, level: target.value })}>
            {playerNames.map((level) => (
              <option key={level} value={level}>
                {LEVELS[level]}
              </option>
            ))}
          </select>
        </Field>
        {seat.level === 'captain' || seat.level === 'general' ? (
          <Field name="Its temper">
            <select value={seat.character} onChange={({ target }) => onSeat({ ...seat, character: target.value })}>
              {CHARACTERS.map((temper) => (
                <option key={temper} value={temper}>
                  {TEMPERS[temper]}
                </option>
              ))}
            </select>
          </Field>
        ) : undefined}
      </>
    ) : undefined}
    {seat.kind === 'link' ? (
      <p className={styles.words}>You get a link to send when the battle is set up.</p>
    ) : undefined}
  </div>
);
