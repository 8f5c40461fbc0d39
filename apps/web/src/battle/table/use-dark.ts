import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && matchMedia(query).matches);
};

const listen = (tell: () => void): (() => void) => {
  const media = matchMedia(query);
  const observer = new MutationObserver(tell);
  media.addEventListener('change', tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', tell);
    observer.disconnect();
  };
};

/** Whether the page is dark now. */
export const useDark = (): boolean => useSyncExternalStore(listen, isDark);
