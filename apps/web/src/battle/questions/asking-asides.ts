import { type Battle, billItemText, inch } from '@muster/engine';
import { namesFor } from '../desk/names.ts';
import { targetWords } from '../dice/rows.ts';
import { ask, type Asking } from './answer-choice.ts';
import type { Of } from './of.ts';
import { rollWords } from './roll-words.ts';

/** What is asked beside the fighting: places for helpers and markers, secrets, luck, and real dice. */
export const askAside = (
  battle: Battle,
  question: Of<
    | 'place-ally'
    | 'drop'
    | 'note-terrain'
    | 'note-enemy'
    | 'send-away'
    | 'concede'
    | 'underdog'
    | 'reroll'
    | 'pick'
    | 'dice'
  >,
): Asking => {
  const names = namesFor(battle.plan);
  const name = (unit: number): string => names.units[unit];
  switch (question.kind) {
    case 'place-ally':
      return ask(`A helper joins ${name(question.unit)}`, 'Where does it stand? Tap a spot.', [
        { label: 'Where there is room', answer: 'auto' },
      ]);
    case 'drop':
      return ask('The marker falls', `Within ${inch(question.reach)} of where it was carried. Tap a spot.`, [
        { label: 'Where there is room', answer: 'auto' },
      ]);
    case 'note-terrain':
      return ask('Note a piece of terrain', 'Nobody else should look. Which piece is rigged?', [
        ...battle.plan.terrain.map(({ id, minX, maxX, minY, maxY }, piece) => ({
          label: id,
          hint: `around ${inch(Math.round((minX + maxX) / 200) * 100)}, ${inch(Math.round((minY + maxY) / 200) * 100)}`,
          answer: piece,
        })),
        { label: 'None', answer: 'none' },
      ]);
    case 'note-enemy':
      return ask('Note an enemy', 'Nobody else should look. Whose end shall pay?', [
        ...question.units.map((unit) => ({ label: name(unit), answer: unit })),
        { label: 'Nobody', answer: 'none' },
      ]);
    case 'send-away':
      return ask('A reward', 'Who leaves the battle for it?', [
        { label: 'Nobody', answer: 'none' },
        ...question.units.map((unit) => ({ label: name(unit), answer: unit })),
      ]);
    case 'concede':
      return ask(`Round ${question.round} begins`, 'Go on, or concede the battle?', [
        { label: 'Fight on', answer: false },
        { label: 'Concede', answer: true },
      ]);
    case 'underdog':
      return ask(
        'An underdog point?',
        `${rollWords(names, question)}: ${dice(question.count)}${against(question.need)}. ${battle.sideUnderdog[question.side]} left.`,
        [
          { label: 'No', answer: 0 },
          { label: '+1', hint: 'to each die', answer: 1 },
          { label: '−1', hint: 'to each die', answer: -1 },
        ],
      );
    case 'reroll':
      return ask('Roll again?', `${rollWords(names, question)}${against(question.need)}.`, [
        { label: 'Keep the dice', answer: 'no' },
        ...(question.what === 'roll'
          ? [{ label: 'Roll all again', answer: 'all' as const }]
          : question.faces.map((face, die) => ({ label: `Roll the ${face} again`, answer: die }))),
      ]);
    case 'pick':
      return ask(
        `Draw lots for the ${question.lot}`,
        `Which one of ${question.of}?`,
        Array.from({ length: question.of }, (_, i) => ({ label: `${i + 1}`, answer: i })),
      );
    case 'dice':
      return ask(
        `Roll ${dice(question.count)}`,
        `${rollWords(names, question)}${withWeapon(battle, question)}${sought(question)}. Roll real dice and tap what they show.`,
      );
  }
};

const dice = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);

const withWeapon = ({ plan }: Battle, { purpose, weapon = -1 }: Of<'dice'>): string =>
  purpose === 'hit' && plan.weapons[weapon] ? ` with ${plan.weapons[weapon].name}` : '';

/** What the dice should show, and where that comes from. */
const sought = (question: Of<'dice'>): string => {
  const target = targetWords(question);
  const bill = (question.bill ?? []).map(billItemText).join(', ');
  return target === '' ? '' : `: ${target}${bill === '' ? '' : ` (${bill})`}`;
};

const against = (need: number | undefined): string => (need === undefined ? '' : ` against ${need}+`);
