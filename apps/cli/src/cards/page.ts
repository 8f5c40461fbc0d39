import { counted } from '@muster/kernel';
import { nearestRuleset, type Sheet, type SheetUnit, spellText } from '@muster/army';
import { element, page, text } from './markup.ts';
import { referenceCard, spellCard } from './reference.ts';
import { STYLE } from './style.ts';
import { unitCard } from './unit-card.ts';

/** Returns a self-contained page of cards, to read and to print on A4 or Letter. */
export const makeCards = (sheet: Sheet, { campaign }: { campaign: boolean }): string => {
  const { name, system, game, points, limit, models, activations } = sheet;
  const size = `${points}${limit === undefined ? '' : ` / ${limit}`} points`;
  const about = `${game ?? system.toUpperCase()} · ${counted(activations, 'unit')} · ${models} models`;
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
        spellCard(explainedSpells(sheet)),
        referenceCard(sheet),
      ),
      element('footer', '', 'Made with Muster. Rules are summarised in our own words; the rulebook applies.'),
    ),
  );
};

/** Sorts units, with heroes after the units that they join. */
const inOrder = (units: readonly SheetUnit[]): SheetUnit[] => {
  const isLed = ({ joins }: SheetUnit): boolean => units.some(({ id }) => id === joins);
  const ledBy = (unit: SheetUnit): SheetUnit[] => units.filter(({ joins }) => joins === unit.id);
  return units.flatMap((unit) => (isLed(unit) ? [] : [unit, ...ledBy(unit)]));
};

/** Returns spells with what they do. */
const explainedSpells = ({ spells, system }: Sheet): { name: string; value: number; does: string }[] =>
  spells.map((spell) => ({ name: spell.name, value: spell.value, does: spellText(spell, nearestRuleset(system)) }));
