/** The most combining marks on one letter. No script needs more, and a stack of marks leaves its line. */
const MOST_MARKS = 4;

/** Characters that are invisible, that turn or break a line, or that are half of a character. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;

/** Characters that separate words but are not spaces. */
const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');

/** The most code units of an emoji before a character that belongs to it. */
const NEAR = 6;

/** Whether an invisible character is part of an emoji: it joins emoji or selects their style. */
const isOfEmoji = (text: string, character: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const after = text.slice(at + 1, at + 1 + NEAR);
  if (character === '\uFE0F')
    return /\p{Extended_Pictographic}$/u.test(before) || (/[0-9#*]$/.test(before) && after.startsWith('\u20E3'));
  return (
    character === '\u200D' &&
    /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?$/u.test(before) &&
    /^\p{Extended_Pictographic}/u.test(after)
  );
};

/** Returns the problem of a text for other players: an invisible character, or too many marks on one letter. */
export const textProblem = (text: string): string | undefined => {
  for (const { 0: character, index } of text.matchAll(HIDDEN))
    if (!isOfEmoji(text, character, index)) return `has an invisible character (${codeOf(character)}): remove it`;
  return TOO_MANY_MARKS.test(text) ? `has more than ${MOST_MARKS} marks on one letter: remove some` : undefined;
};

/** Returns a text without invisible characters; line breaks become spaces. */
export const withoutHidden = (text: string): string =>
  text.replace(HIDDEN, (character: string, at: number) => {
    if (isOfEmoji(text, character, at)) return character;
    return BREAK.test(character) ? ' ' : '';
  });

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
