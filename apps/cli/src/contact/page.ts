import { battleName, type BattlePlan, objectivesHeld } from '@muster/engine';
import { type BattleMoment, type Caption, type Palette, smallMaps } from '@muster/picture';
import { element, page, text } from '../cards/markup.ts';

/** The options of a page of pictures. */
export interface ContactPageOptions {
  title?: string;
  dark?: boolean;
  /** The file of the large picture of each moment. */
  files?: readonly string[];
}

/** Returns one self-contained HTML page with all moments of a battle, their actions and reasons. */
export const contactPage = (
  plan: BattlePlan,
  moments: readonly BattleMoment[],
  { title = battleName(plan), dark, files = [] }: ContactPageOptions = {},
): string => {
  const { shared, maps, captions, palette, width } = smallMaps(plan, moments, dark);
  const figures = moments.map((moment, i) => {
    const map = files[i] === undefined ? maps[i] : `<a href="${text(encodeURI(files[i]))}">${maps[i]}</a>`;
    return element('figure', '', headOf(moment), map, listOf(captions[i]));
  });
  return page(
    title,
    [styleOf(palette, width)],
    `<svg class="shared" aria-hidden="true">${shared}</svg>`,
    element('h1', '', text(title)),
    element('main', '', ...figures),
    element('footer', '', 'Made with Muster.'),
  );
};

/** Returns the title of a moment and the objectives that each side holds. */
const headOf = ({ battle, title }: BattleMoment): string => {
  const held = battle.plan.sides.map(({ index, name }) => {
    const count = objectivesHeld(battle, index);
    return `<b class="side${index}" title="${text(name)} holds ${count}">${count}</b>`;
  });
  return element('h2', '', element('span', '', text(title)), element('span', 'held', ...held));
};

const listOf = (captions: readonly Caption[]): string => {
  const items = captions.map(({ number, side, text: words, why }) =>
    element(
      'li',
      '',
      element('i', `side${side}`, number === undefined ? '' : `${number}`),
      element('span', '', element('b', '', text(words)), why === undefined ? '' : element('span', 'why', text(why))),
    ),
  );
  return items.length === 0 ? '' : element('figcaption', '', element('ol', '', ...items));
};

/** Fonts that most machines have, about as wide as the font of the pictures. */
const FONT = "Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const styleOf = ({ page: paper, ink, soft, sides, onSides, line }: Palette, width: number): string => `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 24px 32px; max-width: 2100px; background: ${paper}; color: ${ink}; font: 14px/1.45 ${FONT}; }
h1 { margin: 0 0 20px; font-size: 28px; line-height: 1.2; }
h2 { display: flex; justify-content: space-between; margin: 0 0 8px; font-size: 16px; }
.shared { position: absolute; width: 0; height: 0; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, ${Math.round(width * 0.75)}px), 1fr)); gap: 32px 28px; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; outline: 1.5px solid ${ink}; font-family: ${FONT}; }
a:focus-visible svg, a:hover svg { outline-width: 3px; }
.held { display: flex; gap: 6px; }
.held b, ol i { display: inline-block; min-width: 20px; height: 20px; border-radius: 10px; text-align: center; font: 700 12px/20px ${FONT}; }
ol { columns: 240px; margin: 12px 0 0; padding: 0; list-style: none; font-size: 14px; }
li { display: grid; grid-template-columns: 20px 1fr; gap: 8px; break-inside: avoid; padding-bottom: 6px; }
.why { display: block; color: ${soft}; font-size: 12px; }
footer { margin: 32px 0 0; padding: 12px 0 0; border-top: 1px solid ${line}; color: ${soft}; font-size: 12px; }
${sides.map((colour, i) => `.side${i} { background: ${colour}; color: ${onSides[i]}; }`).join('\n')}
`;
