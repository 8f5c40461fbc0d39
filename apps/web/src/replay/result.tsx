import { playerNames } from '@muster/ai';
import { reportOf } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { resultWords } from './result-words.ts';
import styles from './result.module.css';
import { SideName } from '../parts/side-name.tsx';
import { REPLAY_TEXTS } from './texts.ts';
import type { ReplayedBattle } from '../tape/tape.ts';

/** Returns the name of a player; computer players are named by their level. */
const playerWords = (player: string): string =>
  playerNames.some((name) => name === player) ? REPLAY_TEXTS.result.computer(player) : player;

/** The result, with the objectives and units that every side has at the end. */
export const Result = ({
  tape,
  names,
  conceded,
}: {
  tape: ReplayedBattle;
  names: readonly string[];
  conceded?: readonly number[] | undefined;
}): ReactElement => {
  const { game, record } = tape;
  const report = useMemo(() => reportOf(game), [game]);
  return (
    <div className={styles.result}>
      <p className={styles.words}>{resultWords(names, report, conceded)}</p>
      <ul className={styles.sides}>
        {names.map((name, side) => {
          const own = report.units.filter((unit) => unit.side === side);
          const left = own.filter((unit) => !unit.destroyed).length;
          const held = report.objectives.filter(({ owner }) => owner === side).length;
          return (
            <li key={side}>
              <SideName side={side} name={name} />
              <span className={styles.player}>{playerWords(record.players[side] ?? '')}</span>
              <span>
                {REPLAY_TEXTS.result.side({ held, objectives: report.objectives.length, left, units: own.length })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
