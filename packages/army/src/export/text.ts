import { counted } from '@muster/kernel';
import { type Sheet, type SheetRule, type SheetUnit, type SheetWeapon } from './sheet.ts';

/** Returns a list as plain text, in the form that Army Forge shares. */
export const makeListText = ({ name, system, points, activations, units }: Sheet): string => {
  const head = `++ ${plain(name) || 'A list'} [${system.toUpperCase()} ${points}pts] [${counted(activations, 'Unit')}] ++`;
  const isCounted = units.some(({ rules, size }) =>
    rules.some((rule) => rule.models > 1 && (size > rule.models || !isTough(rule))),
  );
  const blocks = units.flatMap((unit) => {
    if (unit.joins !== undefined) return [];
    const [hero, ...more] = unit.heroes.flatMap((id) => units.find((one) => one.id === id) ?? []);
    const body = unitLines(unit, isCounted).join('\n');
    const rest = more.map((other) => unitLines(other, isCounted).join('\n'));
    return [hero ? [...unitLines(hero, isCounted), '| Joined to:', body].join('\n') : body, ...rest];
  });
  return `${[head, ...grouped(blocks)].join('\n\n')}\n`;
};

/** Equal neighbours become one block with their number, as Army Forge has it; joined units stay as they are. */
const grouped = (blocks: readonly string[]): string[] => {
  const groups: { block: string; copies: number }[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.block === block && !block.includes('\n| Joined to:') && last.copies < MOST_COPIES) last.copies++;
    else groups.push({ block, copies: 1 });
  }
  return groups.map(({ block, copies }) => (copies === 1 ? block : `${copies}x ${block}`));
};

const MOST_COPIES = 20;

/** A text on one line, without what would be read as something else. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('|', '/')
    .replace(/^(\s*\d+)x\s/, '$1× ')
    .trim();

/** A name inside of a list with commas and parentheses. */
const inside = (text: string): string =>
  plain(text)
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll(',', ' ')
    .replace(/^(\d+)\s*[x×]\s/, '$1-');

const unitLines = (unit: SheetUnit, isCounted: boolean): string[] => {
  const { name, size, quality, defense, points, rules, weapons, traits } = unit;
  const held = rules.map((rule) => bearersOf(rule.models, size, isCounted, isTough(rule)) + label(rule));
  const line = `${plain(name)} [${size}] Q${quality}+ D${defense}+ | ${points}pts | ${[...held, ...traits.map((trait) => bearersOf(size, size, isCounted, false) + inside(trait))].join(', ')}`;
  return [line, ...(weapons.length === 0 ? [] : [weapons.map(weaponText).join(', ')])];
};

const isTough = ({ id }: SheetRule): boolean => id === 'tough';

/** Returns how many models have a rule, or an empty text for one model, and for a Tough that all models have. */
const bearersOf = (models: number, size: number, isCounted: boolean, isTougher: boolean): string => {
  if (isTougher) return models === size ? '' : `${models}x `;
  // If nothing in a list is counted, a rule without a number would belong to all models.
  return models > 1 || (size > 1 && !isCounted) ? `${models}x ` : '';
};

const label = ({ name, rating }: SheetRule): string =>
  rating === undefined ? inside(name) : `${inside(name)}(${rating})`;

const weaponText = ({ name, copies, range, attacks, rules }: SheetWeapon): string => {
  const parts = [...(range === undefined ? [] : [`${range}"`]), `A${attacks}`, ...rules.map(label)];
  return `${copies > 1 ? `${copies}x ` : ''}${inside(name)} (${parts.join(', ')})`;
};
