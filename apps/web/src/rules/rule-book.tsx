import { rulesetOf, GAMES } from '@muster/rules';
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Segments } from '../parts/segments.tsx';
import { entriesOf, entryAt, ENTRY_KINDS, search } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import styles from './rule-book.module.css';
import { parseRulings } from './rulings.ts';
import { RULES_TEXTS } from './texts.ts';
import { useHash } from './use-hash.ts';
import page from '../../../../docs/rulings/README.md?raw';

const RULINGS = parseRulings(page);
const KNOWN: ReadonlySet<string> = new Set(RULINGS.rulings.map(({ id }) => id));

/** The rules, terms, rulings and settings of a game, with a search. */
export const RuleBook = (): ReactElement => {
  const [params, setParams] = useSearchParams();
  const system = GAMES.find(({ id }) => id === params.get('system'))?.id ?? 'gf';
  const kind = ENTRY_KINDS.find((one) => one === params.get('kind'));
  const [query, setQuery] = useState(params.get('q') ?? '');
  const asked = useDeferredValue(query);
  const hash = useHash();
  const entries = useMemo(() => {
    const ruleset = rulesetOf(system);
    return ruleset ? entriesOf(ruleset, RULINGS) : [];
  }, [system]);
  const current = useMemo(() => entryAt(entries, hash)?.id, [entries, hash]);
  const found = useMemo(() => {
    const all = search(entries, asked, kind);
    // The entry of the address is always shown.
    const meant = entries.find(({ id }) => id === current);
    return meant && !all.includes(meant) ? [meant, ...all] : all;
  }, [entries, asked, kind, current]);

  const set = (name: string, value: string | undefined): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === undefined || value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  useEffect(() => {
    if ((params.get('q') ?? '') === asked) return undefined;
    const timer = setTimeout(() => set('q', asked), 300);
    return () => clearTimeout(timer);
    // The address follows the typed text, not the other way round.
  }, [asked]);
  useEffect(() => {
    if (current === undefined) return;
    document.getElementById(current)?.scrollIntoView({ block: 'center' });
  }, [current, system]);

  return (
    <div className={styles.book}>
      <div className={styles.tools} role="search">
        <label className={styles.search}>
          <span className="visually-hidden">{RULES_TEXTS.searchLabel}</span>
          <input
            type="search"
            value={query}
            placeholder={RULES_TEXTS.searchHint}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <Segments
          legend={RULES_TEXTS.game}
          hidden
          choices={GAMES.map(({ id, short }) => ({ value: id, words: short }))}
          value={system}
          onChoose={(id) => set('system', id)}
        />
        <Segments
          legend={RULES_TEXTS.show}
          hidden
          choices={(['all', ...ENTRY_KINDS] as const).map((value) => ({ value, words: RULES_TEXTS.kinds[value] }))}
          value={kind ?? 'all'}
          onChoose={(value) => set('kind', value === 'all' ? undefined : value)}
        />
        <p className={styles.count} role="status">
          {found.length === 0 ? RULES_TEXTS.noMatches : RULES_TEXTS.matches(found.length)}
        </p>
      </div>
      <EntryList entries={found} known={KNOWN} current={current} grouped={asked.trim() === ''} />
      <p className={styles.foot}>{RULES_TEXTS.foot}</p>
    </div>
  );
};
