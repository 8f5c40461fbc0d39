import { create } from 'zustand';

/** How light the pages are: as the system is, or always so. */
const THEMES_OF_PAGES = ['system', 'light', 'dark'] as const;
export type PageTheme = (typeof THEMES_OF_PAGES)[number];

const KEPT_AS = 'muster.theme';
const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const keptTheme = (): PageTheme => {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return THEMES_OF_PAGES.find((theme) => theme === kept) ?? 'system';
  } catch {
    // Some browsers allow nothing to be kept.
    return 'system';
  }
};

const useTheme = create<{ theme: PageTheme; systemIsDark: boolean }>(() => ({ theme: 'system', systemIsDark: false }));

const show = (theme: PageTheme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  useTheme.setState({ theme });
};

/** Shows the pages as light as this browser was told, and follows the system where it was told nothing. */
export const startTheme = (): void => {
  const system = darkSystem();
  useTheme.setState({ systemIsDark: system.matches });
  system.addEventListener('change', ({ matches }) => useTheme.setState({ systemIsDark: matches }));
  show(keptTheme());
};

/** Chooses how light the pages are, and keeps it in this browser. */
export const chooseTheme = (theme: PageTheme): void => {
  show(theme);
  try {
    localStorage.setItem(KEPT_AS, theme);
  } catch {
    // Then it lasts until the page is left.
  }
};

/** What was chosen. */
export const usePageTheme = (): PageTheme => useTheme(({ theme }) => theme);

/** Whether the pages are dark now: pictures need to know. */
export const useDark = (): boolean =>
  useTheme(({ theme, systemIsDark }) => (theme === 'system' ? systemIsDark : theme === 'dark'));
