import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/http.ts';
import { beSomebody } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './continue-dialog.module.css';
import { firstSeats, seatOf, SEATS, type SeatWord } from './seats.ts';

/** Asks who plays when a battle goes on from a moment, and goes there. */
export const ContinueDialog = ({
  battle,
  watch,
  step,
  moment,
  names,
  onClose,
}: {
  battle: string;
  watch: string;
  step: number;
  moment: string;
  names: readonly string[];
  onClose: () => void;
}): ReactElement => {
  const [seats, setSeats] = useState(() => firstSeats(names.length));
  const [sentence, setSentence] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const begin = async (): Promise<void> => {
    setBusy(true);
    setSentence(undefined);
    try {
      await beSomebody();
      const { id } = await api.continueFrom(battle, { step, seats: seats.map(seatOf) }, watch);
      navigate(`/battles/${id}`);
    } catch (error) {
      setSentence((error as Error).message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void begin();
  };
  return (
    <Dialog title="Continue from here" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{moment}. The dice will be new ones; this battle stays as it is.</p>
        {names.map((name, side) => (
          <label key={side} className={styles.seat}>
            Who plays {name}?
            <select
              value={seats[side]}
              onChange={(event) => setSeats(seats.with(side, event.target.value as SeatWord))}
            >
              {SEATS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <ProblemLine sentence={sentence} />
        <Button loud="main" type="submit" disabled={busy}>
          {busy ? 'Setting it up…' : 'Begin'}
        </Button>
      </form>
    </Dialog>
  );
};
