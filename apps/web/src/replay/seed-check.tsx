import type { ReactElement } from 'react';
import { useRequest } from '../api/use-request.ts';
import { Template } from '../parts/template.tsx';
import styles from './seed-check.module.css';
import { sha256 } from './sha256.ts';
import { REPLAY_TEXTS } from './texts.ts';

const { check: TEXTS } = REPLAY_TEXTS;

/** The command that checks a record file. */
const VERIFY_COMMAND = 'muster battle verify';

/** The seed of the dice, its SHA-256 and whether that matches the dice commitment. */
export const SeedCheck = ({
  seed,
  commitment,
  problem,
  steps,
}: {
  seed: string;
  /** The SHA-256 of the seed that was published before the first roll, where the server knows it. */
  commitment: string | undefined;
  problem: string | undefined;
  steps: number;
}): ReactElement => {
  const { value: hash } = useRequest(() => sha256(seed), seed);
  const isTrue = commitment === undefined || hash === undefined ? undefined : commitment === hash;
  return (
    <dl className={styles.list}>
      <dt>{TEXTS.seed}</dt>
      <dd>
        <code>{seed}</code>
      </dd>
      <dt>{TEXTS.hash}</dt>
      <dd>
        <code>{hash ?? TEXTS.unknown}</code>
      </dd>
      {commitment === undefined ? undefined : (
        <>
          <dt>{TEXTS.commitment}</dt>
          <dd>
            <code>{commitment}</code>
            <p className={isTrue === false ? styles.bad : styles.good}>
              {isTrue === undefined ? TEXTS.comparing : isTrue ? TEXTS.same : TEXTS.different}
            </p>
          </dd>
        </>
      )}
      <dt>{TEXTS.replayed}</dt>
      <dd>
        <p className={problem === undefined ? styles.good : styles.bad}>
          {problem === undefined ? TEXTS.allRight(steps) : TEXTS.wrong(problem)}
        </p>
        <p>
          <Template text={TEXTS.yourself} parts={{ command: <code>{VERIFY_COMMAND}</code> }} />
        </p>
      </dd>
    </dl>
  );
};
