import { memo, type ReactElement } from 'react';
import type { Entry } from './entries.ts';
import styles from './entry-list.module.css';
import { Template } from '../parts/template.tsx';
import { RichText } from './rich-text.tsx';
import { idOfCode } from './rulings.ts';
import { RULES_TEXTS } from './texts.ts';

const Item = memo(
  ({ entry, known, current }: { entry: Entry; known: ReadonlySet<string>; current: boolean }): ReactElement => {
    const { id, kind, title, text, notes, rulings } = entry;
    const collection = kind === 'ruling' ? title.split(':')[0] : 'battle';
    return (
      <li id={id} className={`${styles.item} ${current ? styles.current : ''}`} tabIndex={-1}>
        <h3 className={styles.title}>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <div className={styles.words}>
          <p>
            <RichText text={text} collection={collection} known={known} />
          </p>
          {notes.length + rulings.length > 0 ? (
            <p className={styles.notes}>
              {notes.map((note) => (
                <span key={note}>
                  <RichText text={note} collection={collection} known={known} />
                </span>
              ))}
              {rulings.length > 0 ? (
                <span>
                  <Template
                    text={rulings.length === 1 ? RULES_TEXTS.ruling : RULES_TEXTS.rulings}
                    parts={{
                      codes: rulings.map((code, i) => (
                        <span key={code}>
                          {i > 0 ? ', ' : ''}
                          <a href={`#${idOfCode(code)}`}>{code}</a>
                        </span>
                      )),
                    }}
                  />
                </span>
              ) : undefined}
            </p>
          ) : undefined}
        </div>
      </li>
    );
  },
);

/** Entries under the headings of their groups. */
export const EntryList = memo(
  ({
    entries,
    known,
    current,
    grouped,
  }: {
    entries: readonly Entry[];
    known: ReadonlySet<string>;
    current: string | undefined;
    /** Whether they are grouped; search results are listed by relevance instead. */
    grouped: boolean;
  }): ReactElement => {
    const groups = grouped ? [...new Set(entries.map(({ group }) => group))] : [undefined];
    return (
      <>
        {groups.map((group) => {
          const own = group === undefined ? entries : entries.filter((entry) => entry.group === group);
          return (
            <section key={group ?? 'found'} className={styles.group} aria-label={group ?? RULES_TEXTS.found}>
              {group === undefined ? (
                <h2 className="visually-hidden">{RULES_TEXTS.found}</h2>
              ) : (
                <h2>
                  {group} <small>{own.length}</small>
                </h2>
              )}
              <ul className={styles.list}>
                {own.map((entry) => (
                  <Item key={entry.id} entry={entry} known={known} current={entry.id === current} />
                ))}
              </ul>
            </section>
          );
        })}
      </>
    );
  },
);
