import { useSearch } from 'wouter';

/** Returns the query for links to other pages of the battle, so that spectators may open them, too. */
export const useWatch = (): string => {
  const watch = new URLSearchParams(useSearch()).get('watch');
  return watch ? `?watch=${watch}` : '';
};
