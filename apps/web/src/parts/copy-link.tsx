import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import styles from './copy-link.module.css';

/** A link to give away, with a button that copies it. */
export const CopyLink = ({ label, link }: { label: string; link: string }): ReactElement => {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setSaid('Copied.'),
      () => setSaid('Copy it by hand.'),
    );
  };
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        {label}
        <input className={styles.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button onClick={copy}>Copy</Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
};
