/** The texts of the page of battles, and of the links to a battle. */
export const MY_BATTLES_TEXTS = {
  title: 'My battles',
  mine: 'Waiting for you',
  running: 'In progress',
  over: 'Finished',
  empty:
    'You have no battles yet. Battles against the computer, friends at this screen and friends by link appear here.',
  setUpFirst: 'Set up your first battle',

  invite: 'Invite a player to the free seat',
  links: 'Links to this battle',
  loadingLinks: 'Loading the links…',
  playLink: (army: string, side: number): string => `Link to play ${army} (side ${side})`,
  unnamedArmy: 'this army',
  watchLink: 'Link for watching',

  remove: (title: string): string => `Remove ${title}`,
} as const;
