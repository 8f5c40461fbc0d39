import { describe, expect, test } from 'vitest';
import { finish, hashText, hashWords, hex } from './hash.ts';

describe('a checksum of words', () => {
  const words = Int32Array.from([1, 2, 3, 0, -5]);

  test('is the same for the same words', () => {
    expect(hashWords(words.slice())).toBe(hashWords(words));
  });

  test('changes with one bit, the order, the length and the seed', () => {
    const base = hashWords(words);
    for (let at = 0; at < words.length; at++)
      for (let bit = 0; bit < 32; bit++) {
        const other = words.slice();
        other[at] ^= 1 << bit;
        expect(hashWords(other)).not.toBe(base);
      }
    expect(hashWords(Int32Array.from([2, 1, 3, 0, -5]))).not.toBe(base);
    expect(hashWords(words.subarray(0, 4))).not.toBe(base);
    expect(hashWords(words, 1)).not.toBe(base);
    expect(hashWords(new Int32Array(3))).not.toBe(hashWords(new Int32Array(4)));
  });

  test('of a view covers only that part of the block', () => {
    const block = Int32Array.from([9, 1, 2, 3, 0, -5, 9]);
    expect(hashWords(block.subarray(1, 6))).toBe(hashWords(words));
  });
});

test('a checksum of text changes with letters, order, length and seed', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'a ', 'ä', 'seed', 'sede'];
  expect(new Set(texts.map((text) => hashText(text))).size).toBe(texts.length);
  expect(hashText('seed', 1)).not.toBe(hashText('seed', 2));
  expect(hashText('seed', 1)).toBe(hashText('seed', 1));
});

test('many texts have few collisions', () => {
  const seen = new Set(Array.from({ length: 20_000 }, (_, i) => hashText(`unit-${i}`)));
  // Of 20,000 random words of 32 bits about 0.05 pairs are equal.
  expect(seen.size).toBeGreaterThan(19_997);
});

test('one bit of input changes about half of the bits of output', () => {
  let moved = 0;
  for (let bit = 0; bit < 32; bit++)
    for (let word = 0; word < 100; word++) {
      let difference = finish(word * 7919) ^ finish((word * 7919) ^ (1 << bit));
      for (; difference !== 0; difference &= difference - 1) moved++;
    }
  expect(moved / 3200).toBeGreaterThan(15);
  expect(moved / 3200).toBeLessThan(17);
});

test('a checksum is written as eight digits', () => {
  expect(hex(0)).toBe('00000000');
  expect(hex(-1)).toBe('ffffffff');
  expect(hex(0xabc)).toBe('00000abc');
});
