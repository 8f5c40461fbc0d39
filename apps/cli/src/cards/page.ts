import { nearestRuleset, type Sheet, type SheetUnit, spellText } from '@muster/army';
import { element, page, text } from './markup.ts';
import { STYLE } from './style.ts';
import { unitCard } from './unit-card.ts';

/** Makes a page of cards that needs nothing beside itself: to look at, and to print on A4 or Letter. */
export const makeCards = (sheet: Sheet, { campaign }: { campaign: boolean }): string => {
  const { name, system, game, points, limit, models, activations } = sheet;
  const size = `${points}${limit === undefined ? '' : ` / ${limit}`} points`;
  const about = `${game ?? system.toUpperCase()} · ${activations} ${activations === 1 ? 'unit' : 'units'} · ${models} models`;
  return page(
    `${name}, ${size}`,
    [STYLE],
    element(
      'div',
      'sheet',
      element('header', 'top', element('h1', '', text(name)), element('p', '', text(about)), element('p', 'sum', size)),
      element(
        'main',
        'cards',
        ...inOrder(sheet.units).map((unit) => unitCard(unit, { sheet, campaign })),
        spells(sheet),
        reference(sheet),
      ),
      element('footer', '', 'Made with Muster. What rules do is told in our own words; the rulebook decides.'),
    ),
  );
};

/** Heroes behind the units that they join. */
const inOrder = (units: readonly SheetUnit[]): SheetUnit[] => {
  const isLed = ({ joins }: SheetUnit): boolean => units.some(({ id }) => id === joins);
  const ledBy = (unit: SheetUnit): SheetUnit[] => units.filter(({ joins }) => joins === unit.id);
  return units.flatMap((unit) => (isLed(unit) ? [] : [unit, ...ledBy(unit)]));
};

const titled = (title: string, kind: string, content: string): string =>
  element(
    'article',
    'card',
    element('header', 'head', element('div', '', element('h2', '', title), element('p', 'kind', kind))),
    content,
  );

const entries = (rows: readonly (readonly [string, string, string])[]): string =>
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

const spells = ({ spells: known, system }: Sheet): string => {
  if (known.length === 0) return '';
  const ruleset = nearestRuleset(system);
  const rows = known.map(
    (spell) =>
      [spell.name, spell.value === 1 ? '1 token' : `${spell.value} tokens`, spellText(spell, ruleset)] as const,
  );
  return titled('Spells', 'What they cost and what they do', entries(rows));
};

/** What the rules of weapons do, and which rules nobody explains here. */
const reference = ({ known, unknown, units }: Sheet): string => {
  const onUnits = new Set(units.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const rows = known
    .filter(({ id, ofWeapons }) => ofWeapons || !onUnits.has(id))
    .map(({ name, rated, summary }) => [rated ? `${name}(X)` : name, '', summary] as const);
  if (rows.length === 0 && unknown.length === 0) return '';
  const rest = unknown.length === 0 ? '' : element('p', 'none', `Not explained here: ${text(unknown.join(', '))}.`);
  return titled('Reference', 'Rules of weapons and spells', `${rows.length === 0 ? '' : entries(rows)}${rest}`);
};
