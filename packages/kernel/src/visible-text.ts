/** Marks that may be on one letter: writing needs no more, and towers of them run out of their line. */
const MOST_MARKS = 4;

/** Characters that no one sees, that turn or break a line, or that are half of one. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;

/** What stands between words, though it is not a space. */
const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const TOWER = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');

/** The most code units of an emoji before a character that belongs to it. */
const NEAR = 6;

/** Whether a character joins or colours an emoji: it is seen as part of one picture. */
const isOfEmoji = (text: string, sign: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const after = text.slice(at + 1, at + 1 + NEAR);
  if (sign === '\uFE0F')
    return /\p{Extended_Pictographic}$/u.test(before) || (/[0-9#*]$/.test(before) && after.startsWith('\u20E3'));
  return (
    sign === '\u200D' &&
    /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?$/u.test(before) &&
    /^\p{Extended_Pictographic}/u.test(after)
  );
};

/** Returns what is wrong with a text that others read: a character that no one sees, or a tower of marks. */
export const textProblem = (text: string): string | undefined => {
  for (const { 0: sign, index } of text.matchAll(HIDDEN))
    if (!isOfEmoji(text, sign, index)) return `has an invisible character (${codeOf(sign)}): remove it`;
  return TOWER.test(text) ? `has more than ${MOST_MARKS} marks on one letter: remove some` : undefined;
};

/** Returns a text without the characters that no one sees; spaces take the place of those that break lines. */
export const withoutHidden = (text: string): string =>
  text.replace(HIDDEN, (sign: string, at: number) => {
    if (isOfEmoji(text, sign, at)) return sign;
    return BREAK.test(sign) ? ' ' : '';
  });

const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
