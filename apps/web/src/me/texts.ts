/** The texts of the page about the user: name, account, saved things and data. */
export const ME_TEXTS = {
  title: 'Me',

  yourName: 'Your name',
  nameQuestion: 'What should other players call you?',
  save: 'Save',
  nameSaved: 'Name saved.',

  look: 'Appearance',
  theme: 'Theme',
  themes: { system: 'Same as the system', light: 'Light', dark: 'Dark' },

  account: 'Account',
  loggedIn: 'You are logged in as {account}.',
  accountHelp:
    'Without an account you are a guest: only this browser knows you. With an account you find your battles, lists and tables in every browser.',
  whatToDo: 'What do you want to do?',
  ways: { open: 'Create an account', login: 'Log in' },
  noNewAccounts: 'This server accepts no new accounts.',
  accountName: 'Account name',
  accountNameHelp: 'Lower-case letters, digits, dots and hyphens.',
  password: 'Password',
  newPasswordHelp: 'At least 8 characters.',
  invitation: 'Invitation',
  invitationHelp: 'The code that the owner of this server gave you.',
  create: 'Create account',
  logIn: 'Log in',

  sessions: 'Where you are logged in',
  thisBrowser: 'This browser',
  used: (last: string, first: string): string => `Used ${last}, logged in ${first}`,
  logOut: 'Log out',
  logOutOf: (browser: string, used: string): string => `Log out ${browser}, ${used}`,
  logOutHere: 'Log out here',
  logOutEverywhere: 'Log out everywhere',

  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed. Other browsers are logged out.',

  saved: {
    list: {
      title: 'Your lists',
      empty: 'Army lists that you save appear here.',
      next: 'Use a list in a battle.',
    },
    table: {
      title: 'Your tables',
      empty: 'Tables that you save in the editor appear here.',
      next: 'Create your first table.',
    },
    book: {
      title: 'Your army books',
      empty: 'Army books that you upload with a list appear here.',
      next: 'Upload a book with a list.',
    },
  },
  rename: 'Rename',
  name: 'Name',
  renameThing: (name: string): string => `Rename ${name}`,
  removeThing: (name: string): string => `Remove ${name}`,
  removeQuestion: (name: string): string => `Remove ${name}?`,
  removeHelp: 'This cannot be undone. Battles that use it continue.',
  remove: 'Remove',

  data: 'Your data',
  dataHelp: 'Download your name, lists, tables, books and battles as one file, or delete them from this server.',
  storage: (used: string, limit: string): string => `You use ${used} MB (limit ${limit} MB).`,
  littleStorage: 'less than 0.1',
  download: 'Download your data',
  deleteEverything: 'Delete everything',
  deleteQuestion: 'Delete everything?',
  deleteHelp: 'Your name, lists, tables, books and the battles that only you play are deleted. This cannot be undone.',
  deleteOthers: 'Battles with other people stay: your seats become free, and you become a removed player.',
  passwordOf: (account: string): string => `Password of ${account}`,
} as const;
