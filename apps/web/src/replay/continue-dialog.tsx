import type { ContinueBattle, SeatChoice as Seat } from '@muster/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { ensureUser } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { DEFAULT_BOT } from '../setup/draft.ts';
import { SeatChoice } from '../setup/seat-choice.tsx';
import styles from './continue-dialog.module.css';
import { REPLAY_TEXTS } from './texts.ts';

/** The choice at first: the user plays the first side, and a captain every other. */
const firstSeats = (sides: number): Seat[] =>
  Array.from({ length: sides }, (_, side) => (side === 0 ? { kind: 'me' } : DEFAULT_BOT));

const isNamed = (seat: Seat): boolean => seat.kind !== 'here' || seat.name.trim() !== '';

/** Asks who plays a battle that continues from a moment, sets it up and opens it. */
export const ContinueDialog = ({
  step,
  moment,
  names,
  onStart,
  onClose,
}: {
  step: number;
  moment: string;
  names: readonly string[];
  /** Sets up the new battle. */
  onStart: (order: ContinueBattle) => Promise<{ id: string }>;
  onClose: () => void;
}): ReactElement => {
  const [seats, setSeats] = useState(() => firstSeats(names.length));
  const [sentence, setSentence] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const start = async (): Promise<void> => {
    setBusy(true);
    setSentence(undefined);
    try {
      await ensureUser();
      const { id } = await onStart({ step, seats });
      navigate(`/battles/${id}`);
    } catch (error) {
      setSentence((error as Error).message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void start();
  };
  return (
    <Dialog title={REPLAY_TEXTS.continue.title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{REPLAY_TEXTS.continue.help(moment)}</p>
        {names.map((name, side) => (
          <SeatChoice
            key={side}
            question={REPLAY_TEXTS.continue.whoPlays(name)}
            seat={seats[side]}
            onSeat={(seat) => setSeats(seats.with(side, seat))}
          />
        ))}
        <ProblemLine sentence={sentence} />
        <Button loud="main" type="submit" disabled={busy || !seats.every(isNamed)}>
          {busy ? REPLAY_TEXTS.continue.starting : REPLAY_TEXTS.continue.start}
        </Button>
      </form>
    </Dialog>
  );
};
