import { create } from 'zustand';

/** The themes: that of the system, always light, or always dark. */
const THEMES_OF_PAGES = ['system', 'light', 'dark'] as const;
export type PageTheme = (typeof THEMES_OF_PAGES)[number];

const STORAGE_KEY = 'muster.theme';
const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const storedTheme = (): PageTheme => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEMES_OF_PAGES.find((theme) => theme === stored) ?? 'system';
  } catch {
    // Some browsers store nothing.
    return 'system';
  }
};

const useTheme = create<{ theme: PageTheme; systemIsDark: boolean }>(() => ({ theme: 'system', systemIsDark: false }));

const show = (theme: PageTheme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  useTheme.setState({ theme });
};

/** Applies the theme that is stored in this browser, or that of the system. */
export const startTheme = (): void => {
  const system = darkSystem();
  useTheme.setState({ systemIsDark: system.matches });
  system.addEventListener('change', ({ matches }) => useTheme.setState({ systemIsDark: matches }));
  show(storedTheme());
};

/** Changes the theme and stores it in this browser. */
export const chooseTheme = (theme: PageTheme): void => {
  show(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // The theme then lasts until the page is closed.
  }
};

/** Returns the chosen theme. */
export const usePageTheme = (): PageTheme => useTheme(({ theme }) => theme);

/** Returns whether the pages are dark now; pictures need to know. */
export const useDark = (): boolean =>
  useTheme(({ theme, systemIsDark }) => (theme === 'system' ? systemIsDark : theme === 'dark'));
