import { uncapital } from '@muster/kernel';
import type { Rule, Ruleset } from '@muster/engine';
import { settingRows } from '@muster/engine';
import { GLOSSARY } from '@muster/rules';
import { RULING_TEXTS } from './ruling-texts.ts';
import { idOfCode, type Ruling, type Rulings } from './rulings.ts';
import { RULES_TEXTS } from './texts.ts';

/** The kinds of things that can be looked up. */
export const ENTRY_KINDS = ['rule', 'word', 'ruling', 'switch'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that can be looked up. */
export interface Entry {
  /** Its id in addresses. */
  id: string;
  kind: EntryKind;
  group: string;
  title: string;
  text: string;
  /** Small lines below the text. */
  notes: readonly string[];
  /** Codes of rulings about it. */
  rulings: readonly string[];
  /** The text that the search looks at, in lower case. */
  haystack: string;
}

const CORE = RULES_TEXTS.specialRules;

const groupOf = (source: string): string => {
  if (source.startsWith('army books')) return RULES_TEXTS.bookRules;
  if (source.includes('campaign')) return RULING_TEXTS.campaign(source.split(', ').at(-1) ?? '');
  return CORE;
};

const entry = (made: Omit<Entry, 'haystack'>, ...more: string[]): Entry => ({
  ...made,
  haystack: [made.title, made.text, made.group, ...made.notes, ...made.rulings, ...more]
    .join(' ')
    .toLowerCase()
    .replaceAll('″', '"'),
});

const ruleEntry = (rule: Rule, aliases: readonly string[], rulings: readonly Ruling[]): Entry => {
  const name = new RegExp(`\\b${rule.name.replace(/[^\w ]/g, '\\$&')}\\b`);
  return entry({
    id: rule.id,
    kind: 'rule',
    group: groupOf(rule.source),
    title: rule.rated ? `${rule.name}(X)` : rule.name,
    text: rule.summary,
    notes: [
      ...(aliases.length > 0 ? [RULES_TEXTS.alsoCalled(aliases)] : []),
      ...(rule.approximates ? [RULES_TEXTS.approximates(rule.approximates)] : []),
      rule.source,
    ],
    rulings: rulings.filter(({ text }) => name.test(text)).map(({ code }) => code),
  });
};

/** Returns the id of a word of the glossary. */
export const wordId = (word: string): string => `word-${word.toLowerCase().replaceAll(' ', '-')}`;

/** Returns everything that can be looked up in a game, by group. */
export const entriesOf = (ruleset: Ruleset, { rulings, switches }: Rulings): Entry[] => {
  const aliases = Object.values(ruleset.aliases);
  const battle = rulings.filter(({ code }) => !code.startsWith('campaign:'));
  const rules = Object.values(ruleset.rules).map((rule) =>
    ruleEntry(
      rule,
      aliases.filter((alias) => alias.rule === rule.id).map(({ name }) => name),
      battle,
    ),
  );
  return [
    ...rules.filter(({ group }) => group === CORE),
    ...Object.entries(GLOSSARY).map(([word, text]) =>
      entry({
        id: wordId(word),
        kind: 'word',
        group: RULES_TEXTS.terms,
        title: word,
        text,
        notes: [],
        rulings: [],
      }),
    ),
    ...rules
      .filter(({ group }) => group !== CORE)
      .sort((a, b) => Number(a.group > b.group) - Number(a.group < b.group)),
    ...settingRows(ruleset).flatMap(({ group, rows }) =>
      rows.map(({ name, title, choices }) => {
        const note = switches.get(name);
        return entry(
          {
            id: `switch-${name.toLowerCase()}`,
            kind: 'switch',
            group: RULES_TEXTS.settings,
            title,
            text: choices.map(({ words }, i) => (i === 0 ? RULES_TEXTS.default(words) : words)).join(' · '),
            notes: [note ? RULES_TEXTS.settingDecides(group, note.decides) : RULES_TEXTS.setting(group)],
            rulings: note ? [note.ruling] : [],
          },
          name,
        );
      }),
    ),
    ...rulings.map(({ code, id, section, text, switched }) =>
      entry({
        id,
        kind: 'ruling',
        group: RULES_TEXTS.rulingsOf(uncapital(section)),
        title: code,
        text,
        notes: switched ? [RULES_TEXTS.isSetting] : [],
        rulings: [],
      }),
    ),
  ];
};

/** Returns the entry of an address such as `ap`, `battle:W5` or `battle-w5`. */
export const entryAt = (entries: readonly Entry[], hash: string): Entry | undefined => {
  const id = idOfCode(decodeURIComponent(hash.replace(/^#/, '')));
  return id === '' ? undefined : entries.find((one) => one.id === id);
};

/** Returns the words of a query without the ratings of rules. */
const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .replaceAll('″', '"')
    .replace(/\((?:\+?\d+|x)\)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns the entries that contain every word of a query. Matches in titles come first. */
export const search = (entries: readonly Entry[], query: string, kind?: EntryKind): Entry[] => {
  const words = wordsOf(query);
  const found = entries.filter(
    (one) => (kind === undefined || one.kind === kind) && words.every((word) => one.haystack.includes(word)),
  );
  if (words.length === 0) return found;
  const whole = words.join(' ');
  const rankOf = ({ title }: Entry): number => {
    const name = title.toLowerCase();
    if (name === whole || name === `${whole}(x)`) return 0;
    return name.startsWith(whole) ? 1 : name.includes(whole) ? 2 : 3;
  };
  return found
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
};
