import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../parts/dialog.tsx';
import { useDesk, useReady } from '../desk/here.ts';
import { meaningOf } from './meaning.ts';
import styles from './rule-dialog.module.css';

/** What a rule does, in our own words. */
export const RuleDialog = (): ReactElement | undefined => {
  const { plan } = useReady();
  const rule = useDesk((desk) => desk.rule);
  const read = useDesk((desk) => desk.read);
  if (rule === undefined) return undefined;
  const { title, text, notes, source, id } = meaningOf(plan, rule);
  return (
    <Dialog title={title} onClose={() => read(undefined)}>
      <div className={styles.content}>
        <p>{text}</p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {source === undefined ? undefined : <p className={styles.source}>{source}</p>}
        <Link
          href={`/rules?system=${plan.ruleset.id}&q=${encodeURIComponent(title)}#${id}`}
          onClick={() => read(undefined)}
        >
          Rules and rulings
        </Link>
      </div>
    </Dialog>
  );
};
