import { capital, counted, inSentence } from '@muster/kernel';

/** The texts of terrain placement. Names may be names of players or of armies. */
export const TERRAIN_TEXTS = {
  title: 'Place the terrain',
  whatToDo: 'What to do',
  log: 'Log',
  logLabel: 'Moves so far',
  begin: 'Start the battle',
  takeBack: 'Take back',
  people: 'Players and links',

  turn: {
    done: 'The table is complete.',
    rollOff: 'Roll off: the winner places first.',
    link: (army: string): string => `Waiting for the player of ${army}. Send the link.`,
    waiting: {
      place: (player: string): string => `Waiting for ${inSentence(player)} to place a piece.`,
      dangerous: (player: string): string => `Waiting for ${inSentence(player)} to name a dangerous piece.`,
    },
    of: {
      place: (player: string): string => `${player}’s turn: place a piece.`,
      dangerous: (player: string): string => `${player}’s turn: name a dangerous piece.`,
    },
    yours: {
      place: 'Your turn: place a piece.',
      dangerous: 'Your turn: name a dangerous piece.',
    },
  },
  moves: {
    placed: ({ player, piece, x, y }: Record<'player' | 'piece' | 'x' | 'y', string>): string =>
      `${capital(player)} places ${piece}, ${x} from the left and ${y} from the top.`,
    leftOut: (player: string, piece: string): string => `${capital(player)} leaves out a ${piece}.`,
    named: (player: string, piece: string): string => `${capital(player)} names ${piece} as dangerous.`,
    /** The dice of one throw: every player with the result. */
    roll: (rolls: readonly (readonly [player: string, face: number])[]): string =>
      rolls.map(([player, face]) => `${player} ${face}`).join(', '),
    rolls: (rolls: readonly string[]): string => `Roll-off: ${rolls.join('; ')}.`,
    rollsWithFirst: (rolls: readonly string[], first: string): string =>
      `Roll-off: ${rolls.join('; ')}. ${capital(first)} places first.`,
  },
  rollOff: {
    roll: 'Roll a die for each side and enter the results.',
    tie: 'A tie: roll again.',
    face: (player: string, face: number): string => `${player}: a ${face}`,
    confirm: 'Confirm dice',
  },
  pool: {
    label: 'Pieces to place',
    all: 'All pieces are placed',
    left: (pieces: number, all: number): string => `Pieces to place: ${pieces} (of ${all})`,
  },
  place: {
    help: '{piece}: drag it to its place, or tap the table.',
    choose: 'Choose a piece from the list.',
    x: 'From the left (inches)',
    y: 'From the top (inches)',
    turnLeft: (degrees: number): string => `Turn left by ${degrees}°`,
    turnRight: (degrees: number): string => `Turn right by ${degrees}°`,
    turned: (degrees: number): string => `Turned by ${degrees}°`,
    fits: 'It fits here.',
    place: 'Place it',
    suggest: 'Suggest',
    leaveOut: 'Leave it out',
  },
  dangerous: {
    help: 'Each player names one piece. Models that move in it or through it roll a dangerous terrain test.',
    piece: 'Dangerous piece',
    tap: 'Or tap a piece on the table.',
    name: 'Name it',
  },
  map: {
    label: (pieces: number): string => `The table, ${counted(pieces, 'piece')} placed`,
    ghost: ({ piece, x, y, degrees }: Record<'piece' | 'x' | 'y', string> & { degrees: number }): string =>
      `${capital(piece)}, ${x} from the left and ${y} from the top, turned by ${degrees}°. Arrow keys move it, [ and ] turn it, Enter places it.`,
    keys: 'Keys: arrows move the piece by 1 inch (with Shift by 0.1 inches), [ and ] turn it, Enter places it.',
  },
} as const;
