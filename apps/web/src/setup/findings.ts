/** What was wrong with something that was read, and where. */
export interface ReadFinding {
  path: string;
  message: string;
}

/** A finding as a sentence. */
export const findingSentence = ({ path, message }: ReadFinding): string => {
  const sentence = `${path === '' ? 'it' : path} ${message}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.!?]$/.test(sentence) ? '' : '.'}`;
};
