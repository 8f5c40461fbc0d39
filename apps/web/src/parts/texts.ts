import { counted } from '@muster/kernel';

/** The texts that several pages share. */
export const SHARED_TEXTS = {
  muster: 'Muster',
  tabTitle: (page: string): string => `${page} · Muster`,
  skipToContent: 'Skip to content',
  pages: 'Pages',
  newBattle: 'New battle',
  newBattleShort: 'New',
  myBattles: 'My battles',
  myBattlesShort: 'Battles',
  replays: 'Replays',
  tables: 'Tables',
  rules: 'Rules',
  me: 'Me',
  unofficial: 'Muster is unofficial and not affiliated with One Page Rules.',

  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  loading: 'Loading…',
  loadingBattle: 'Loading the battle…',
  loadingBattles: 'Loading your battles…',
  wrongTitle: 'Something went wrong on this page',
  wrong: (problem: string): string => `Your battles are safe on the server. Reload the page to continue. (${problem})`,
  reload: 'Reload the page',

  copy: 'Copy',
  share: 'Share',
  copied: 'Copied.',
  copyFailed: 'Copying failed. Select the link and copy it yourself.',
  hasAccount: 'Has an account',
  hasAccountAside: ' (has an account)',
  /** A button that asks before it does anything. */
  asks: (action: string): string => `${action}…`,

  justNow: 'just now',
  minutesAgo: (minutes: number): string => `${counted(minutes, 'minute')} ago`,
  hoursAgo: (hours: number): string => `${counted(hours, 'hour')} ago`,
  daysAgo: (days: number): string => `${counted(days, 'day')} ago`,
  inches: (length: number): string => counted(length, 'inch', 'inches'),
  slowed: (length: string): string => `${length} (difficult terrain)`,
} as const;
