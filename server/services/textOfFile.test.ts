import { expect, test } from 'vitest';
import { textOfFile } from './textOfFile';

test('Windows’ Western encoding is read with its quotes, dashes and the euro', () => {
  const bytes = Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x91, 0x80, 0x35, 0x92);
  expect(textOfFile(bytes)).toBe('Café – ‘€5’');
});

test('a byte that stands for nothing there is not read', () => {
  expect(textOfFile(Uint8Array.of(0x43, 0xe9, 0x81))).toBeNull();
});

test('UTF-8 is read as it is', () => {
  expect(textOfFile(new TextEncoder().encode('Café – €5'))).toBe('Café – €5');
});
