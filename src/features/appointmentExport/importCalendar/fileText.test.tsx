import { describe, expect, test } from 'vitest';
import { textOfFile } from './fileText';

// In Chromium: Node decodes Windows' encoding as Latin-1.

const bytesOf = (text: string, width = 1) =>
  Uint8Array.from(
    [...text].flatMap((letter) => [
      letter.charCodeAt(0) & 0xff,
      ...(width > 1 ? [letter.charCodeAt(0) >> 8] : []),
    ]),
  );
const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at ^ 1]!);

describe('the text of a calendar file', () => {
  test('is read as UTF-8, with and without a mark', () => {
    const bytes = new TextEncoder().encode('Café – Zoë');
    expect(textOfFile(bytes)).toEqual({ text: 'Café – Zoë', isGuess: false });
    expect(textOfFile(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes])).text).toBe('Café – Zoë');
  });

  test('is read as UTF-16 in both orders, with and without a mark', () => {
    const bytes = bytesOf('\uFEFFBEGIN – Zoë', 2);
    for (const one of [bytes, bytes.slice(2), swapped(bytes), swapped(bytes).slice(2)]) {
      expect(textOfFile(one)).toEqual({ text: 'BEGIN – Zoë', isGuess: false });
    }
  });

  test('is read as Windows writes it in the West, and that is said', () => {
    expect(textOfFile(bytesOf('19 Caf\xe9 \x96 Zo\xeb'))).toEqual({ text: '19 Café – Zoë', isGuess: true });
  });

  test.each([
    ['Russian', '\xcf\xf0\xe8\xe2\xe5\xf2'],
    ['Japanese', 'BEGIN \x83\x65\x83\x58\x83\x67\x8f'],
    ['UTF-16 that breaks off', '\xff\xfeB\x00\x00\xd8'],
  ])('is said to be unreadable in %s', (_, text) => {
    expect(() => textOfFile(bytesOf(text))).toThrow(
      'The words in this file are written in a way that we cannot read.',
    );
  });
});
