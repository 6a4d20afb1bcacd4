import { expect, test } from 'vitest';
import { textOfBytes } from './textOfBytes';

test('Windows’ Western encoding is read with its quotes, dashes and the euro', () => {
  const bytes = Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x91, 0x80, 0x35, 0x92);
  expect(textOfBytes(bytes)).toEqual({ text: 'Café – ‘€5’', isGuess: true });
});

test('a byte that stands for nothing there is not read', () => {
  expect(textOfBytes(Uint8Array.of(0x43, 0xe9, 0x81))).toBeNull();
});
