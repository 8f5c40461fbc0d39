import { rulesetOf, GAMES } from '@muster/rules';
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Segments } from '../parts/segments.tsx';
import { entriesOf, entryAt, ENTRY_KINDS, type EntryKind, search } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import styles from './rule-book.module.css';
import { parseRulings } from './rulings.ts';
import { useHash } from './use-hash.ts';
import page from '../../../../docs/rulings/README.md?raw';

const RULINGS = parseRulings(page);
const KNOWN: ReadonlySet<string> = new Set(RULINGS.rulings.map(({ id }) => id));

const KIND_WORDS: Readonly<Record<EntryKind | 'all', string>> = {
  all: 'Everything',
  rule: 'Special rules',
  word: 'Words',
  ruling: 'Rulings',
  switch: 'Switches',
};

/** Rules, rulings and switches of a game, to be searched. */
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
    // What the address means is always there.
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
    // The address follows what is typed, not the other way round.
  }, [asked]);
  useEffect(() => {
    if (current === undefined) return;
    document.getElementById(current)?.scrollIntoView({ block: 'center' });
  }, [current, system]);

  return (
    <div className={styles.book}>
      <div className={styles.tools} role="search">
        <label className={styles.search}>
          <span className="visually-hidden">Search rules and rulings</span>
          <input
            type="search"
            value={query}
            placeholder="Search: deadly, cover, battle:W5 …"
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <Segments
          legend="Game"
          hidden
          choices={GAMES.map(({ id, short }) => ({ value: id, words: short }))}
          value={system}
          onChoose={(id) => set('system', id)}
        />
        <Segments
          legend="What to show"
          hidden
          choices={(['all', ...ENTRY_KINDS] as const).map((value) => ({ value, words: KIND_WORDS[value] }))}
          value={kind ?? 'all'}
          onChoose={(value) => set('kind', value === 'all' ? undefined : value)}
        />
        <p className={styles.count} role="status">
          {found.length === 0 ? 'Nothing is called so: try another word.' : `${found.length} found`}
        </p>
      </div>
      <EntryList entries={found} known={KNOWN} current={current} grouped={asked.trim() === ''} />
      <p className={styles.foot}>
        In our own words; the rules themselves are in the books of the games. Army books are searched too.
      </p>
    </div>
  );
};
