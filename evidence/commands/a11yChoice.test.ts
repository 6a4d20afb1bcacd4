import { expect, test } from 'vitest';
import { choiceOf } from './a11yChoice.mjs';

test('without a choice everything is looked at', () => {
  expect(choiceOf([])).toEqual({ once: false, kind: 'all', only: undefined, data: undefined, filters: [] });
});

test('the matrix, one data mode of it, and the other audits can be looked at by themselves', () => {
  expect(choiceOf(['--matrix'])).toMatchObject({ kind: 'matrix', only: 'matrix' });
  expect(choiceOf(['--data=local'])).toMatchObject({ kind: 'matrix-local', only: 'matrix', data: 'local' });
  expect(choiceOf(['--matrix', '--data=server'])).toMatchObject({ kind: 'matrix-server', data: 'server' });
  expect(choiceOf(['--others'])).toMatchObject({ kind: 'others', only: 'others' });
});

test('what is not a choice of ours goes to Playwright', () => {
  expect(choiceOf(['--once', 'map', '-g', 'zoom'])).toMatchObject({
    once: true,
    filters: ['map', '-g', 'zoom'],
  });
});

test('choices that exclude each other and unknown data modes are refused', () => {
  expect(() => choiceOf(['--matrix', '--others'])).toThrow('These exclude each other: --matrix --others');
  expect(() => choiceOf(['--once', '--data=local'])).toThrow('exclude each other');
  expect(() => choiceOf(['--data=cloud'])).toThrow('The data mode "cloud" does not exist');
});
