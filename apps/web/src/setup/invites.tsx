import { Copy, Share2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import styles from './invites.module.css';
import { useInvites } from './use-invites.ts';

const canShare = (): boolean => typeof navigator.share === 'function';

/** The links to a battle, each to be copied or shared. */
export const Invites = ({ id }: { id: string }): ReactElement => {
  const { links, sentence } = useInvites(id);
  const [copied, setCopied] = useState<string>();
  const copy = async (address: string): Promise<void> => {
    await navigator.clipboard?.writeText(address).catch(() => undefined);
    setCopied(address);
  };
  if (sentence !== undefined) return <ProblemLine sentence={sentence} />;
  if (!links) return <Waiting for="the links" />;
  return (
    <ul className={styles.links}>
      {links.map(({ words, address }) => (
        <li key={address} className={styles.link}>
          <label className={styles.name}>
            {words}
            <input readOnly value={address} onFocus={(event) => event.target.select()} />
          </label>
          <Button onClick={() => void copy(address)}>
            <Copy size={16} aria-hidden="true" />
            {copied === address ? 'Copied' : 'Copy'}
          </Button>
          {canShare() ? (
            <Button onClick={() => void navigator.share({ title: 'Muster', url: address }).catch(() => undefined)}>
              <Share2 size={16} aria-hidden="true" />
              Share
            </Button>
          ) : undefined}
        </li>
      ))}
      <li className="visually-hidden" role="status">
        {copied === undefined ? '' : 'The link is copied.'}
      </li>
    </ul>
  );
};
