/** Returns a 32-bit checksum of 32-bit words (murmur3). */
export const hashWords = (words: Int32Array, seed = 0): number => {
  let h = seed | 0;
  for (let i = 0; i < words.length; i++) {
    let k = Math.imul(words[i], 0xcc9e2d51);
    k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
    h ^= k;
    h = (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
  }
  return finish(h ^ words.length);
};

/** Returns a 32-bit checksum of a text. */
export const hashText = (text: string, seed = 0): number => {
  let h = (0x811c9dc5 ^ seed) | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return finish(h ^ text.length);
};

/** Returns a word in which every input bit affects all bits (the last step of murmur3). */
export const finish = (word: number): number => {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/** Returns a checksum as eight hexadecimal digits. */
export const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Returns a seed for a text, always the same one. */
export const seedOfText = (text: string): string => [1, 2, 3, 4].map((salt) => hex(hashText(text, salt))).join('');
