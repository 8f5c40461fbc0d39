import { Check, Copy, Share2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-link.module.css';
import { SHARED_TEXTS } from './texts.ts';

const canShare = (): boolean => typeof navigator.share === 'function';

/** A link with buttons to copy it, and to share it where the device can. */
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
  const [isCopied, setCopied] = useState<boolean>();
  const copy = (): void => {
    // Browsers give the clipboard only to pages that came over HTTPS or from this machine.
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const share = (): void => void navigator.share({ title: SHARED_TEXTS.muster, url: link }).catch(() => undefined);
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        {label}
        <input className={styles.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button onClick={copy}>
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        {SHARED_TEXTS.copy}
      </Button>
      {canShare() ? (
        <Button onClick={share}>
          <Share2 size={16} aria-hidden="true" />
          {SHARED_TEXTS.share}
        </Button>
      ) : undefined}
      {children}
      <span role="status" className={styles.said}>
        {isCopied === undefined ? '' : isCopied ? SHARED_TEXTS.copied : SHARED_TEXTS.copyFailed}
      </span>
    </div>
  );
};
