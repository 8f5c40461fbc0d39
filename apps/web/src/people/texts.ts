/** The texts about the players and spectators of a battle. */
export const PEOPLE_TEXTS = {
  players: 'Players',
  spectators: 'Spectators',
  watchLink: 'Link for watching',
  newLink: 'New link',
  makeLink: 'Make a new link',
  newWatchLink: 'Make a new link for watching? The old link stops working, and all spectators leave.',
  freeSeat: 'Free seat',
  freeSeatOf: (player: string): string =>
    `Remove ${player} from this seat? They leave the battle, and you get a new link for another player.`,
  playLink: (army: string): string => `Link to play ${army}`,
  newPlayLink: (army: string): string => `Make a new link to play ${army}? The old link stops working.`,
  you: ' (you)',
  away: ' (away)',
  remove: 'Remove',
  removeSpectator: (name: string): string =>
    `Remove ${name}? They cannot watch this battle again under this name. To keep out people without a name, make a new link.`,
  noSpectators: 'No one is watching.',
  onlyUnnamed: (people: number): string =>
    people === 1 ? '1 person without a name is watching.' : `${people} people without a name are watching.`,
  moreUnnamed: (people: number): string =>
    people === 1 ? 'And 1 person without a name.' : `And ${people} people without a name.`,
} as const;
