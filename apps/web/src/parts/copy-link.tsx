import { Check, Copy, Share2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-link.module.css';

const canShare = (): boolean => typeof navigator.share === 'function';

/** A link to give away: to be copied, and shared where the device can. */
export const CopyLink = ({
  label,
  link,
  children,
}: {
  label: string;
  link: string;
  /** More buttons. */
  children?: ReactNode;
}): ReactElement => {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    // Only pages that came over an encrypted line, or from this machine, may touch the clipboard.
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('There is no clipboard.'));
    written.then(
      () => setSaid('Copied.'),
      () => setSaid('Mark the link and copy it by hand.'),
    );
  };
  const share = (): void => void navigator.share({ title: 'Muster', url: link }).catch(() => undefined);
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        {label}
        <input className={styles.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button onClick={copy}>
        {said === 'Copied.' ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        Copy
      </Button>
      {canShare() ? (
        <Button onClick={share}>
          <Share2 size={16} aria-hidden="true" />
          Share
        </Button>
      ) : undefined}
      {children}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
};
