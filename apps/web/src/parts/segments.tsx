import { type ReactElement, useId } from 'react';
import styles from './segments.module.css';

/** A few choices next to each other, one of which is selected. */
export const Segments = <T extends string>({
  legend,
  hidden = false,
  choices,
  value,
  onChoose,
}: {
  legend: string;
  /** Whether only screen readers get the legend. */
  hidden?: boolean;
  choices: readonly { value: T; words: string; /** A sentence below the label. */ more?: string }[];
  value: T | undefined;
  onChoose: (value: T) => void;
}): ReactElement => {
  const name = useId();
  return (
    <fieldset className={choices.some(({ more }) => more) ? styles.cards : styles.segments}>
      <legend className={hidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span className={styles.words}>{choice.words}</span>
          {choice.more === undefined ? undefined : <span className={styles.more}>{choice.more}</span>}
        </label>
      ))}
    </fieldset>
  );
};
