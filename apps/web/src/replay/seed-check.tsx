import type { ReactElement } from 'react';
import { useRequest } from '../api/use-request.ts';
import styles from './seed-check.module.css';
import { sha256 } from './sha256.ts';

/** The seed of the dice, its sum made in this page, and whether that is the one told before the first die. */
export const SeedCheck = ({
  seed,
  told,
  problem,
  steps,
}: {
  seed: string;
  /** The sum that was told at the beginning, where the server knows it. */
  told: string | undefined;
  problem: string | undefined;
  steps: number;
}): ReactElement => {
  const { value: sum } = useRequest(() => sha256(seed), seed);
  const isTrue = told === undefined || sum === undefined ? undefined : told === sum;
  return (
    <dl className={styles.list}>
      <dt>Seed of the dice</dt>
      <dd>
        <code>{seed}</code>
      </dd>
      <dt>Its SHA-256, made in this page</dt>
      <dd>
        <code>{sum ?? '…'}</code>
      </dd>
      {told === undefined ? undefined : (
        <>
          <dt>SHA-256 told before the first die</dt>
          <dd>
            <code>{told}</code>
            <p className={isTrue === false ? styles.bad : styles.good}>
              {isTrue === undefined
                ? 'Comparing…'
                : isTrue
                  ? '✓ The same: the dice were fixed before the battle.'
                  : '✗ Not the same: these are not the dice that were promised.'}
            </p>
          </dd>
        </>
      )}
      <dt>Played again in this page</dt>
      <dd>
        <p className={problem === undefined ? styles.good : styles.bad}>
          {problem === undefined ? `✓ All ${steps} steps come out as they are written.` : `✗ ${problem}`}
        </p>
        <p>
          Check the file yourself with <code>muster battle verify</code>.
        </p>
      </dd>
    </dl>
  );
};
