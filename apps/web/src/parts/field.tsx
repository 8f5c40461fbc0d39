import { cloneElement, type ReactElement, useId } from 'react';
import styles from './field.module.css';

/** A form control with its label above and a hint below. */
export const Field = ({
  name,
  help,
  children,
}: {
  name: string;
  help?: string | undefined;
  children: ReactElement<{ id?: string; 'aria-describedby'?: string | undefined }>;
}): ReactElement => {
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}-help`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      {cloneElement(children, { id, 'aria-describedby': helpId })}
      {help === undefined ? undefined : (
        <span id={helpId} className={styles.help}>
          {help}
        </span>
      )}
    </div>
  );
};
