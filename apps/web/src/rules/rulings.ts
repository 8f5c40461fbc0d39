import { RULING_TEXTS } from './ruling-texts.ts';

/** A decision on a question that the rules leave open. */
export interface Ruling {
  /** `battle:W5`, `campaign:L1`, `muster:barricade`. */
  code: string;
  /** Its id in addresses. */
  id: string;
  section: string;
  text: string;
  /** Whether a setting can change it. */
  switched: boolean;
}

/** What a setting decides, and its ruling. */
interface SettingNote {
  ruling: string;
  decides: string;
}

/** The rulings and the notes on settings of the page of rulings. */
export interface Rulings {
  rulings: readonly Ruling[];
  /** By the name of the setting. */
  switches: ReadonlyMap<string, SettingNote>;
}

/** Returns the id of a ruling in addresses. */
export const idOfCode = (code: string): string => code.toLowerCase().replace(':', '-');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the page of rulings: tables below headings, with a row for each ruling. */
export const parseRulings = (markdown: string): Rulings => {
  const rulings: Ruling[] = [];
  const switches = new Map<string, SettingNote>();
  let collection = 'battle';
  let section = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('# Campaign')) collection = 'campaign';
    if (line.startsWith('## ')) section = line.slice(3).trim();
    if (!line.startsWith('| ')) continue;
    const [first, ...rest] = cellsOf(line);
    const own = /^([A-Z]\d+)( ⚙)?$/.exec(first);
    const ours = /^`(muster:[\w-]+)`( ⚙)?$/.exec(first);
    const setting = /^`(\w+)`$/.exec(first);
    if (own || ours) {
      const code = own ? `${collection}:${own[1]}` : (ours?.[1] ?? '');
      const switched = (own?.[2] ?? ours?.[2]) !== undefined;
      rulings.push({
        code,
        id: idOfCode(code),
        section: sectionOf(collection, section),
        text: rest[0] ?? '',
        switched,
      });
    } else if (setting && rest.length === 3 && collection === 'battle')
      switches.set(setting[1], { ruling: `battle:${rest[1]}`, decides: rest[2] });
  }
  return { rulings, switches };
};

const sectionOf = (collection: string, section: string): string =>
  collection === 'campaign' ? RULING_TEXTS.campaign(section.toLowerCase()) : section;
