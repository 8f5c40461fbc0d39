/** Addresses of the other pages of a campaign, where a page is one of several. */
export interface Links {
  standings: string;
  sheet: (army: string) => string;
  chronicle: (match?: string) => string;
  army: (army: string) => string;
  unit: (unit: string) => string;
  /** The pages that every page links to, with their titles. */
  all: readonly (readonly [title: string, address: string])[];
}

/** Returns the file name of a page for any id: letters, digits, hyphens and underscores. */
export const pageName = (kind: string, id: string): string =>
  `${kind}-${id.replaceAll(/[^A-Za-z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}`)}.html`;

/** Returns the addresses of the pages that `campaign pages` writes into one folder. */
export const folderLinks = (armies: readonly { id: string; name: string }[]): Links => ({
  standings: 'index.html',
  sheet: (army) => pageName('sheet', army),
  chronicle: (match) =>
    `chronicle.html${match === undefined ? '' : `#${pageName('match', match).replace('.html', '')}`}`,
  army: (army) => pageName('army', army),
  unit: (unit) => pageName('unit', unit),
  all: [
    ['Standings', 'index.html'],
    ...armies.map(({ id, name }) => [name, pageName('sheet', id)] as const),
    ['Chronicle', 'chronicle.html'],
  ],
});
