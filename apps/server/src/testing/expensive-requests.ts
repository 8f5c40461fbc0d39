/** A request that costs a server much: what it is called, where it goes, and its body. */
export interface ExpensiveRequest {
  name: string;
  method: 'POST' | 'PUT' | 'GET';
  path: string;
  /** The body as it is sent; made when it is needed. */
  body?: () => string;
  /** What it must be answered with, where that matters. */
  status?: number;
}

const rifles = (many: number): string => `G [30] Q4+ D4+ | 1pts |\n${'300x R (24", A1), '.repeat(many)}`;

const listRequest = (
  name: string,
  text: () => string,
  books: () => readonly string[] = () => [],
): ExpensiveRequest => ({
  name: `a list: ${name}`,
  method: 'POST',
  path: '/api/lists/read',
  body: () => JSON.stringify({ text: text(), books: books(), system: 'gf' }),
});

/** A list of Army Forge with as many things as fit into so many bytes. */
const forgeList = (bytes: number): string => {
  const weapons = Array.from({ length: 30 }, (_, i) => ({ name: `R${i}`, attacks: 1, count: 20, specialRules: [] }));
  const upgrade = { upgrade: { variant: 'replace', targets: ['R1', 'R2'] }, option: { gains: weapons } };
  const unit = { id: 'u', selectionId: 's', name: 'G', size: 30, cost: 1, quality: 4, defense: 4, weapons };
  const size = JSON.stringify(unit).length;
  const upgrades = Math.max(1, Math.floor((bytes / 120 - size) / JSON.stringify(upgrade).length));
  const units = Array.from({ length: 120 }, () => ({
    ...unit,
    selectedUpgrades: Array.from({ length: Math.min(100, upgrades) }, () => upgrade),
  }));
  return JSON.stringify({ gameSystem: 'gf', name: 'Attack', units });
};

/** A book of Army Forge with as many units as fit into so many bytes. */
const forgeBook = (bytes: number): string => {
  const unit = { id: 'u', name: 'G', size: 5, cost: 1, quality: 4, defense: 4, weapons: [{ name: 'R', attacks: 1 }] };
  const units = Array.from({ length: Math.floor(bytes / (JSON.stringify(unit).length + 1)) }, () => unit);
  return JSON.stringify({ uid: 'b', name: 'B', gameSystemId: 2, units: units.slice(0, 1000), specialRules: units });
};

/** A list of Muster with 300 models, and so many weapons on each. */
export const largeList = (weapons: number): Record<string, unknown> => ({
  format: 'muster-list',
  version: 1,
  name: 'Many',
  system: 'gf',
  units: Array.from({ length: 60 }, (_, i) => ({
    id: `u${i}`,
    name: `Guard ${i}`,
    size: 5,
    quality: 4,
    defense: 4,
    cost: 10,
    base: 25,
    rules: ['Fast', 'Tough(3)', 'Furious'],
    weapons: Array.from({ length: weapons }, (_unused, k) => `Rifle ${i} ${k} (24", A${1 + k}, AP(1))`),
  })),
});

/** A star of 60 corners. */
const star = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: 60 }, (_, k) => {
    const reach = radius * (k % 2 === 0 ? 0.8 : 1);
    const angle = (k * Math.PI) / 30;
    return [Number((x + reach * Math.cos(angle)).toFixed(2)), Number((y + reach * Math.sin(angle)).toFixed(2))];
  });

/** A table of 200 pieces of 60 corners. */
export const largeTable = (): Record<string, unknown> => ({
  format: 'muster-table',
  version: 1,
  width: 72,
  depth: 48,
  terrain: Array.from({ length: 200 }, (_, i) => ({
    id: `t${i}`,
    kind: 'forest',
    polygon: star(4 + (i % 20) * 3.3, 4 + Math.floor(i / 20) * 4.2, 1.5),
  })),
});

const battle = (name: string, list: () => unknown, table: () => unknown, changes: object = {}): ExpensiveRequest => ({
  name: `a battle: ${name}`,
  method: 'POST',
  path: '/api/battles',
  body: () => {
    const army = { list: list() };
    const sides = [0, 1].map(() => ({ army, seat: { kind: 'me' } }));
    return JSON.stringify({
      system: 'gf',
      sides,
      table: table(),
      settings: { forceOrganisation: false },
      ...changes,
    });
  },
});

/** JSON that takes long to parse for its length: many small values. */
const smallValues = (bytes: number): string => `[${'{},'.repeat(Math.floor(bytes / 3) - 1)}{}]`;

const manyKeys = (bytes: number): string => {
  const keys = Array.from({ length: Math.floor(bytes / 11) }, (_, i) => `"${i.toString(36).padStart(6, 'k')}":0`);
  return `{${keys.join(',')}}`;
};

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const BODY = 999_000;
const UPLOAD = 3_999_000;

/** Every route that takes a body, with the largest bodies that it reads. */
const nonsense: ExpensiveRequest[] = [
  ...['/api/me', '/api/login', '/api/account', '/api/battles', '/api/battles/x/claim', '/api/battles/x/continue'].map(
    (path) => ({ path, most: BODY }),
  ),
  ...['/api/lists/read', '/api/records/continue', '/api/keeps/book', '/api/keeps/list'].map((path) => ({
    path,
    most: UPLOAD,
  })),
].flatMap(({ path, most }): ExpensiveRequest[] => [
  { name: `many small values to ${path}`, method: 'POST', path, body: () => smallValues(most) },
  { name: `many keys to ${path}`, method: 'POST', path, body: () => manyKeys(most) },
  { name: `deep nesting to ${path}`, method: 'POST', path, body: () => deep(most / 2 - 1) },
]);

/** The most expensive requests that are known. Each must leave the main thread of a server free. */
export const expensiveRequests: readonly ExpensiveRequest[] = [
  listRequest('100 times 300 rifles', () => rifles(100)),
  listRequest('1,000 times 300 rifles', () => rifles(1000)),
  listRequest('400 kB of units', () => '20x G [30] Q4+ D4+ | 1pts | Fast\n'.repeat(12_000)),
  listRequest(
    'as many weapons as are read',
    () => `++ A [GF 1pts] ++\n${`G [5] Q4+ D4+ | 1pts |\n${'3x R (24", A1), '.repeat(30)}\n`.repeat(120)}`,
  ),
  listRequest('2,000 mistakes', () => `G [1] Q4+ D4+ | 1pts |\n${'x\n'.repeat(1990)}`),
  listRequest('Army Forge with 900 kB of upgrades', () => forgeList(900_000)),
  listRequest('3.9 MB of small values', () => smallValues(1_900_000)),
  listRequest('deep nesting in its text', () => deep(1_900_000)),
  listRequest(
    'a book of 3 MB',
    () => 'x',
    () => [forgeBook(2_500_000)],
  ),
  { name: '19 MB of nonsense', method: 'POST', path: '/api/lists/read', body: () => 'x'.repeat(19_000_000) },
  { name: 'nesting 9 million deep', method: 'POST', path: '/api/keeps/list', body: () => deep(9_000_000) },
  {
    ...battle(
      '600 models, 200 pieces of 60 corners',
      () => largeList(5),
      () => ({ table: largeTable() }),
    ),
    status: 201,
  },
  battle(
    '600 models with 20 weapons',
    () => largeList(20),
    () => ({ seed: 'x' }),
  ),
  battle(
    '1 MB of unknown fields',
    () => JSON.parse(manyKeys(450_000)) as unknown,
    () => ({ seed: 'x' }),
  ),
  battle(
    '600 models, terrain in turns',
    () => largeList(4),
    () => ({ turns: { seed: 'x', pieces: 40 } }),
  ),
  {
    name: 'a record of 3.9 MB',
    method: 'POST',
    path: '/api/records/continue',
    body: () =>
      JSON.stringify({
        record: { format: 'muster-record', steps: JSON.parse(smallValues(UPLOAD - 1000)) as unknown },
        step: 1,
        seats: [{ kind: 'me' }, { kind: 'me' }],
      }),
  },
  {
    name: 'a book of 4 MB to keep',
    method: 'POST',
    path: '/api/keeps/book',
    body: () => `{"name":"Book","body":{"a":${smallValues(UPLOAD - 100)}}}`,
  },
  ...nonsense,
];
