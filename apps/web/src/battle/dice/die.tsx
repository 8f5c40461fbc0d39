import { memo, type ReactElement, useEffect, useState } from 'react';
import type { TrayDie } from './rows.ts';
import { dieText } from './texts.ts';
import styles from './die.module.css';

/** Where the pips of each face are, in tenths of the die. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[5, 5]],
  2: [
    [2.7, 2.7],
    [7.3, 7.3],
  ],
  3: [
    [2.5, 2.5],
    [5, 5],
    [7.5, 7.5],
  ],
  4: [
    [2.7, 2.7],
    [7.3, 2.7],
    [2.7, 7.3],
    [7.3, 7.3],
  ],
  5: [
    [2.5, 2.5],
    [7.5, 2.5],
    [5, 5],
    [2.5, 7.5],
    [7.5, 7.5],
  ],
  6: [
    [2.7, 2.3],
    [7.3, 2.3],
    [2.7, 5],
    [7.3, 5],
    [2.7, 7.7],
    [7.3, 7.7],
  ],
};

/** A face of a die with its pips. */
export const DieFace = ({ face, className }: { face: number; className?: string | undefined }): ReactElement => (
  <svg viewBox="0 0 10 10" className={className} aria-hidden>
    <rect x="0.4" y="0.4" width="9.2" height="9.2" rx="1.8" className={styles.body} />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="0.95" className={styles.pip} />
    ))}
  </svg>
);

/** How long a die that rolls shows each face, in milliseconds. */
const TURN = 70;

/** A die that rolls: its faces in turn, until it is known. */
const TumblingDie = ({ from }: { from: number }): ReactElement => {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((before) => before + 1), TURN);
    return () => clearInterval(timer);
  }, []);
  return <DieFace face={((from + turns * 5) % 6) + 1} className={styles.tumbling} />;
};

/** One die: successes lit, failures outlined, what was rolled again behind it. */
export const Die = memo(
  ({ die: { face, good, before }, tumbles = false }: { die: TrayDie; tumbles?: boolean }): ReactElement => (
    <span className={styles.die}>
      {before === undefined ? undefined : <DieFace face={before} className={styles.before} />}
      {tumbles ? (
        <TumblingDie from={face} />
      ) : (
        <DieFace face={face} className={good === undefined ? undefined : good ? styles.good : styles.bad} />
      )}
      <span className="visually-hidden">{dieText(face, before, good)}</span>
    </span>
  ),
);
Die.displayName = 'Die';
