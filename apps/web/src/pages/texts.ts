/** The texts of pages that show no area of their own. */
export const PAGE_TEXTS = {
  notFound: 'Page not found',
  notFoundHelp: 'The address may be mistyped, or the page was removed.',
  home: 'Go to the home page',
  myBattles: 'My battles',
  noBattle: 'This battle cannot be shown',
} as const;
