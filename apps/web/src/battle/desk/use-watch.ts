import { useSearch } from 'wouter';

/** What a link to another page of the battle carries on, so that whoever only watches may go there too. */
export const useWatch = (): string => {
  const watch = new URLSearchParams(useSearch()).get('watch');
  return watch ? `?watch=${watch}` : '';
};
