/** A reading of a passage that the rules leave open. */
export interface Ruling {
  /** `battle:W5`, `campaign:L1`, `muster:barricade`. */
  code: string;
  /** What it is found by in an address. */
  id: string;
  section: string;
  text: string;
  /** Whether players may choose otherwise. */
  switched: boolean;
}

/** What a switch decides, and the ruling that it is about. */
interface SwitchNote {
  ruling: string;
  decides: string;
}

/** The page of rulings, read. */
export interface Rulings {
  rulings: readonly Ruling[];
  /** By the name of the setting. */
  switches: ReadonlyMap<string, SwitchNote>;
}

/** What a ruling is found by in an address. */
export const idOfCode = (code: string): string => code.toLowerCase().replace(':', '-');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the page of rulings: tables below headings, a row each. */
export const parseRulings = (markdown: string): Rulings => {
  const rulings: Ruling[] = [];
  const switches = new Map<string, SwitchNote>();
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
  collection === 'campaign' ? `Campaign: ${section.toLowerCase()}` : section;
