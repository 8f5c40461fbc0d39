import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../parts/dialog.tsx';
import { useScreenState, useLoadedBattle } from '../desk/battle-context.ts';
import { meaningOf } from './meaning.ts';
import { useRulings } from './use-rulings.ts';
import { RULE_TEXTS } from './texts.ts';
import styles from './rule-dialog.module.css';

/** The dialog about a rule: what it does, and the rulings about it. */
export const RuleDialog = (): ReactElement | undefined => {
  const rule = useScreenState((desk) => desk.rule);
  return rule === undefined ? undefined : <OpenRule key={rule} rule={rule} />;
};

const OpenRule = ({ rule }: { rule: string }): ReactElement => {
  const { plan } = useLoadedBattle();
  const read = useScreenState((desk) => desk.read);
  const { title, name, text, notes, source, id } = meaningOf(plan, rule);
  const rulings = useRulings(name);
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
        {rulings.length > 0 ? (
          <details className={styles.rulings}>
            <summary>{RULE_TEXTS.rulings(rulings.length)}</summary>
            <dl>
              {rulings.map((ruling) => (
                <div key={ruling.code}>
                  <dt>{ruling.code}</dt>
                  <dd>{ruling.text.replaceAll('`', '')}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : undefined}
        <Link href={`/rules?system=${plan.ruleset.id}#${id}`} onClick={() => read(undefined)}>
          {RULE_TEXTS.allRules}
        </Link>
      </div>
    </Dialog>
  );
};
