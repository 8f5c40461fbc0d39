import { type Finding, isObject } from '@muster/kernel';

/** A campaign on paper as the object its JSON would be, and the line of each part. */
export interface PaperText {
  value: Record<string, unknown>;
  /** By the path of a part, such as `armies[0].units[1].xp`. */
  lines: ReadonlyMap<string, number>;
  findings: readonly Finding[];
}

type Level = 'campaign' | 'army' | 'unit';

/** How a line is read: its field in JSON and the kind of its value. */
const KEYS: Readonly<Record<Level, Readonly<Record<string, readonly [field: string, kind: Kind]>>>> = {
  campaign: {
    campaign: ['campaign', 'text'],
    rules: ['rules', 'text'],
    type: ['type', 'type'],
    begun: ['begun', 'text'],
    played: ['played', 'number'],
    option: ['options', 'option'],
  },
  army: {
    army: ['army', 'text'],
    player: ['player', 'text'],
    vp: ['vp', 'number'],
    matches: ['matches', 'number'],
    points: ['points', 'number'],
    list: ['list', 'text'],
    book: ['books', 'list'],
  },
  unit: {
    unit: ['unit', 'text'],
    called: ['name', 'text'],
    xp: ['xp', 'number'],
    traits: ['traits', 'list'],
    skills: ['skills', 'list'],
    injuries: ['injuries', 'list'],
    talents: ['talents', 'list'],
    finds: ['finds', 'list'],
    upgrades: ['upgrades', 'list'],
    'sits out': ['sitOut', 'number'],
    value: ['value', 'number'],
    price: ['price', 'number'],
    models: ['models', 'number'],
    hero: ['hero', 'flag'],
    caster: ['caster', 'flag'],
  },
};

type Kind = 'text' | 'number' | 'flag' | 'list' | 'option' | 'type';

const LINE = /^([A-Za-z ]+?)\s*:\s*(.*)$/;

/** Reads a campaign written by hand: lines such as `XP: 7` below `Army: …` and `Unit: …`. */
export const readPaperText = (text: string): PaperText => {
  const value: Record<string, unknown> = { armies: [] };
  const lines = new Map<string, number>();
  const findings: Finding[] = [];
  let level: Level = 'campaign';
  let [part, path] = [value, ''];
  const open = (list: string, owner: Record<string, unknown>, ownerPath: string): void => {
    const all = (owner[list] ??= []) as unknown[];
    part = {};
    path = `${ownerPath}${list}[${all.length}]`;
    all.push(part);
  };
  const lastArmy = (): [Record<string, unknown>, number] => {
    const armies = value['armies'] as Record<string, unknown>[];
    return [armies[armies.length - 1], armies.length - 1];
  };
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw
      .replace(/^\uFEFF/, '')
      .replace(/(?:^|\s)#.*$/, '')
      .trim();
    if (line === '') return;
    const complain = (message: string): void => void findings.push({ path: `line ${i + 1}`, message });
    const match = LINE.exec(line);
    if (!match) return complain(`"${line.slice(0, 60)}" is not a line such as XP: 7`);
    const key = match[1].toLowerCase();
    if (key === 'army') {
      level = 'army';
      open('armies', value, '');
    } else if (key === 'unit') {
      if (level === 'campaign') return complain('has a unit before the first army. Add a line Army: NAME above it');
      const [army, at] = lastArmy();
      level = 'unit';
      open('units', army, `armies[${at}].`);
    }
    const known = KEYS[level];
    if (!Object.hasOwn(known, key))
      return complain(`"${match[1]}" is not a known line of ${NOUNS[level]} (known: ${Object.keys(known).join(', ')})`);
    const [field, kind] = known[key];
    const at = path === '' ? field : `${path}.${field}`;
    lines.set(at, i + 1);
    if (path !== '' && !lines.has(path)) lines.set(path, i + 1);
    put(part, field, kind, match[2]);
    if (kind === 'type') lines.set('limit', i + 1);
  });
  return { value, lines, findings };
};

const NOUNS: Readonly<Record<Level, string>> = { campaign: 'a campaign', army: 'an army', unit: 'a unit' };

const put = (part: Record<string, unknown>, field: string, kind: Kind, text: string): void => {
  switch (kind) {
    case 'number':
      part[field] = numberOr(text);
      break;
    case 'flag':
      part[field] = flagOr(text);
      break;
    case 'list':
      part[field] = [...((part[field] ?? []) as unknown[]), ...listOf(text)];
      break;
    case 'option': {
      const [name, setting = ''] = text.split('=').map((one) => one.trim());
      part[field] = { ...(isObject(part[field]) ? part[field] : {}), [name]: flagOr(setting) };
      break;
    }
    case 'type': {
      const [type, limit] = text.trim().toLowerCase().split(/\s+/);
      part[field] = type;
      if (limit !== undefined) part['limit'] = numberOr(limit);
      break;
    }
    case 'text':
      part[field] = text;
  }
};

const numberOr = (text: string): number | string => (/^-?\d+$/.test(text.trim()) ? Number(text) : text);

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

const flagOr = (text: string): boolean | string => {
  const plain = text.trim().toLowerCase();
  return Object.hasOwn(FLAGS, plain) ? FLAGS[plain] : text;
};

/** Splits a list of names at commas that are not in parentheses. */
const listOf = (text: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '' && part.toLowerCase() !== 'none');
};
