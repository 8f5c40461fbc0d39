import { counted } from '@muster/kernel';
import { type HeldRule, ruleLabel, type Sheet } from '@muster/army';
import { element, text } from './markup.ts';

/** Returns a card with a title and content. */
const titledCard = (title: string, kind: string, content: string): string =>
  element(
    'article',
    'card reference',
    element('header', 'head', element('div', '', element('h2', '', title), element('p', 'kind', kind))),
    content,
  );

/** Returns a list of names, each with a value and a description. */
export const entryList = (rows: readonly (readonly [name: string, more: string, words: string])[]): string =>
  element(
    'dl',
    '',
    ...rows.map(([name, more, words]) =>
      element(
        'div',
        '',
        element('dt', '', text(name), more === '' ? '' : ` ${element('small', '', more)}`),
        ' ',
        element('dd', '', text(words)),
      ),
    ),
  );

/** Returns a card of spells with their costs and effects, or nothing if there are none. */
export const spellCard = (spells: readonly { name: string; value: number; does: string }[]): string =>
  spells.length === 0
    ? ''
    : titledCard(
        'Spells',
        'Costs and effects',
        entryList(spells.map(({ name, value, does }) => [name, counted(value, 'token'), does])),
      );

/** Returns a card of the rules of weapons and spells, and the names of unknown rules. */
export const referenceCard = ({
  known,
  unknown,
  units,
}: Pick<Sheet, 'known' | 'unknown'> & { units: readonly { rules: readonly HeldRule[] }[] }): string => {
  const onUnits = new Set(units.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const rows = known
    .filter(({ id, ofWeapons }) => ofWeapons || !onUnits.has(id))
    .map(({ name, rated, summary }) => [rated ? `${name}(X)` : name, '', summary] as const);
  if (rows.length === 0 && unknown.length === 0) return '';
  const rest = unknown.length === 0 ? '' : element('p', 'none', `Not explained here: ${text(unknown.join(', '))}.`);
  return titledCard('Reference', 'Rules of weapons and spells', `${rows.length === 0 ? '' : entryList(rows)}${rest}`);
};

/** Rules that a badge or the line below the name already shows. */
const SHOWN: readonly string[] = ['tough'];

/** Returns the rules of a unit with what they do, and how many models have them if not all do. */
export const ruleList = (
  { rules, size }: { rules: readonly HeldRule[]; size: number },
  { known }: Pick<Sheet, 'known'>,
  hidden: readonly string[] = SHOWN,
): string => {
  const shown = rules.filter(({ id }) => !hidden.includes(id));
  if (shown.length === 0) return '';
  const some = ({ models }: HeldRule): string =>
    models < size ? ` ${element('small', '', `${models} of ${size}`)}` : '';
  return element(
    'dl',
    '',
    ...shown.map((rule) => {
      const { summary = '' } = known.find(({ id }) => id === rule.id) ?? {};
      return element(
        'div',
        '',
        element('dt', '', text(ruleLabel(rule)), some(rule)),
        ' ',
        element('dd', '', text(ratedText(summary, rule))),
      );
    }),
  );
};

/** Returns the summary of a rule with its rating in place of X. */
const ratedText = (summary: string, { rating }: { rating?: number }): string =>
  rating === undefined ? summary : summary.replace(/\bX\b/g, String(rating));
