/** Everything that the server says to players when it refuses something. Codes are with the code that refuses. */
export const REFUSAL_TEXTS = {
  // Requests
  tooManyRequests: 'Too many requests: wait a minute and try again.',
  tooLargeRequest: (size: string): string => `This request is too large: ${size}.`,
  badRequest: 'Invalid request.',
  badRequestAt: (place: string, message: string): string => `Invalid request: ${place}: ${message}.`,
  tooDeep: (limit: number): string => `The data is nested too deeply (limit ${limit} levels).`,
  tooManyValues: (limit: number): string => `The data has too many values (limit ${limit}).`,
  unreadable: (what: string, place: string, message: string, more: number): string =>
    `The ${what} cannot be read: ${place === '' ? 'it' : place} ${message}${more > 0 ? ` (and ${more} more)` : ''}.`,
  notFound: (what: string): string => `There is no such ${what}, or you may not see it.`,
  noPage: 'There is no page at this address.',
  broken: 'Internal server error. Nothing of yours was lost; try again.',
  wrongOrigin: 'This page may not send requests to this server.',
  wrongHost: 'This server does not answer to this host name. Check the address.',
  noMetrics: 'Metrics need a token here: see MUSTER_METRICS_TOKEN.',
  tooLong: (seconds: number): string => `This took too long and was stopped (limit ${seconds} s). Try again with less.`,
  tooMuchMemory: 'This needs too much memory and was stopped. Try again with less.',
  yourRequestsWait: (waiting: number, limit: number): string =>
    `${waiting} of your requests are waiting (limit ${limit}). Wait for one of them.`,
  serverBusy: (waiting: number): string =>
    `The server is busy: ${waiting} requests are waiting. Try again in a minute.`,

  // People and accounts
  noName: 'Enter your name first.',
  tooManyFailures: (seconds: number): string =>
    `Too many failed logins for this account. Try again in ${seconds} seconds.`,
  wrongPassword: 'Name and password do not match.',
  passwordMissing: 'Enter the password of your account.',
  tooManyLogins: 'Too many people are logging in right now. Try again in a few seconds.',
  hasAccount: 'You already have an account.',
  noAccount: 'You have no account yet.',
  accountTaken: 'This name is taken. Choose another one.',
  noGuests: 'This server does not accept guests. Log in, or use the link to a seat.',
  registrationClosed: 'This server opens no new accounts. Ask its owner.',
  noInvitation: 'You need an unused invitation. Ask the owner of this server.',
  loggedOut: 'You are logged out. Log in to continue.',

  // Saved items and storage
  tooManySaved: (limit: number): string => `You have saved ${limit} of this kind (limit ${limit}). Remove some first.`,
  storageFull: (used: string, more: string | undefined, limit: string): string =>
    `You have stored ${used}${more === undefined ? '' : `, and this needs ${more} more`} (limit ${limit}). ` +
    'Remove saved lists, tables, books or battles without other players first.',
  hostStorageFull: (used: string, limit: string): string =>
    `The host of this battle has stored ${used} (limit ${limit}). It continues when the host has removed saved lists, ` +
    'tables, books or battles without other players.',
  addressFull: (used: string, limit: string): string =>
    `${used} were stored from your address since yesterday (limit ${limit}). Try again tomorrow.`,
  listTooLarge: (size: string, limit: string): string =>
    `This list is too large: ${size} MB when it is written out (limit ${limit} MB). Read a smaller one.`,

  // Setting up and continuing battles
  readyList: (id: string): string => `There is no ready list "${id}".`,
  unknownPlayer: (word: string, words: readonly string[]): string =>
    `There is no computer player "${word}". Choose from: ${words.join(', ')}.`,
  tooLargeArmies: (many: number, what: string, limit: number): string =>
    `These armies have ${many} ${what} (limit ${limit}). Choose smaller armies.`,
  hiddenText: (place: string, message: string): string => `This battle cannot begin: ${place} ${message}.`,
  realDiceReady: 'With real dice, you must place the armies yourselves.',
  unknownRules: (sentence: string): string => `This battle cannot be opened. ${sentence}`,
  othersPlay: 'You cannot remove this battle: other players are part of it.',
  notOver: 'You can continue from this battle when it is over.',
  continuedStart: 'This battle continued from another one, so its beginning cannot be checked from a file.',
  longRecord: (steps: number, limit: number): string =>
    `This record is too long to continue from: ${steps} steps (limit ${limit}).`,
  seatCount: (seats: number, sides: number): string => `Wrong number of seats: ${seats} (sides ${sides}).`,
  finishedMoment: 'The battle is over at that moment. Choose an earlier one.',
  otherResult: (step: number): string =>
    `Step ${step} of this record has another result under the rules of this server.`,
  invalidRecord: 'This record cannot be played again: a step is invalid.',
  secretRecord: 'Players may have made secret choices. The record is available when the battle is over.',

  // Seats, links and spectators
  noSeat: 'This link does not lead to a seat. Ask its sender for the complete link.',
  seatTaken: 'This seat is taken, or the link is wrong. Ask for a new link.',
  notHost: 'Only the host of this battle can do that.',
  notFree: 'This seat is taken. Only free seats have a link.',
  noPlayer: 'No person plays this side.',
  ownSeat: 'You cannot free your own seat.',
  notWatching: 'This person is no longer watching.',
  sightLost:
    'You can no longer see this battle: the host made a new link or freed your seat. Ask the host for a new link.',
  pagesAtAddress: (limit: number): string =>
    `${limit} pages are open at your address (limit ${limit}): close some of them.`,
  pagesOpen: (limit: number): string => `You have ${limit} pages open (limit ${limit}): close some of them.`,
  tooFast: 'Too many messages at once: the connection is closed.',
  badMessage: 'Invalid message.',
  spectator: 'You are only watching. The players decide.',

  // Playing
  over: 'This battle is over.',
  stale: 'The battle has changed in the meantime. Look again before you decide.',
  longBattle: 'This battle is too long to continue: you can only concede.',
  notYourSide: 'You do not play this side.',
  notYourTurn: 'It is not your turn.',
  youConceded: 'You have conceded with this side: the computer plays it.',
  sideConceded: 'This side has conceded: the computer plays it.',
  badAnswer: (place: string, message: string): string => `Invalid answer or action: ${place} ${message}.`,
  rulingAlone: 'You cannot settle a rule alone. Choose the reading that you want.',
  seatStillFree: 'A seat is still free: wait for its player.',
  diceDecide: 'The dice will decide after this step.',
  noDispute: 'No rule is disputed.',
  wishesMissing: 'All players must choose a reading before the dice decide.',
  notYoursToWithdraw: 'Only the side that raised the question can withdraw it.',
  wishSentence: (problem: string): string => `Your sentence ${problem}.`,
  wishForm: 'Choose a reading, or write a sentence of at most 300 characters.',
  nothingToTakeBack: 'Nothing to take back.',
  askedAlready: 'Another request to take something back is still open. Decide on it first.',
  noOneAsks: 'There is no request to take anything back.',
  othersAllow: 'The other players decide on your request.',
  rulesChangedStep: 'The rules have changed since: you can no longer take this step back.',

  // Placing terrain
  notBegun: 'The battle has not begun yet: the terrain is still being placed.',
  terrainPlaced: 'The terrain is complete: the battle has begun.',
  othersPlaced: (name: string): string => `You cannot take back your piece: ${name} has placed one since.`,
  terrainOpen: (placed: number, all: number): string =>
    `The table is not complete: ${placed} of ${all} pieces are placed, or a dangerous piece is not chosen yet.`,
} as const;
