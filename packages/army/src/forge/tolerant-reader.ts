import type { Reader } from '@muster/kernel';
import { cleanText } from '../fields.ts';

/** The longest text that is read; the rest is cut off. */
const LONGEST = 1000;

/** Reads a text of any length; numbers become text, missing values nothing. */
export const looseText = (reader: Reader): string | undefined => {
  const { value } = reader;
  if (typeof value === 'string') return cleanText(value.slice(0, LONGEST));
  return typeof value === 'number' ? String(value) : undefined;
};

/** Reads a number, even if it is written as a text: "02". */
export const looseNumber = (reader: Reader): number | undefined => {
  const { value } = reader;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** Reads a required number within bounds. */
export const wantedNumber = (reader: Reader, low: number, high: number, fallback: number): number => {
  const number = looseNumber(reader);
  if (number !== undefined && number >= low && number <= high) return number;
  reader.complain(`must be a number between ${low} and ${high}`);
  return fallback;
};

/** Reads a required text. */
export const wantedText = (reader: Reader): string => {
  const text = looseText(reader);
  if (text === undefined || text === '') reader.complain('must be a text');
  return text ?? '';
};

/** Returns the entries of a list that may be missing. */
export const looseList = (reader: Reader, most = 2000): Reader[] =>
  Array.isArray(reader.value) ? reader.list(most) : [];
