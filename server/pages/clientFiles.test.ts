import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../app/startError';
import { samplePage } from '../testing/testServer';
import { readClientFiles } from './clientFiles';
import { createPageTemplate } from './pageTemplate';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-client-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['assets/main-1.js', 'assets/main-1.js.br', 'leaflet.pdf']) {
    writeFileSync(join(folder, name), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page without the placeholder for its settings fails the build', () => {
  expect(() => createPageTemplate('<html></html>')).toThrow(/no element for the settings/);
});

test('the built client is read without pages, compressed copies and hidden files', () => {
  expect(() => readClientFiles(folder)).toThrow(StartError);
  expect(() => readClientFiles(folder)).toThrow(
    /The built pages are missing or incomplete in .* Start with "npm start"/,
  );
  for (const name of ['home', 'index']) writeFileSync(join(folder, `${name}.html`), samplePage(name));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  const client = readClientFiles(folder);
  expect(client.paths).toContain('/assets/main-1.js');
  expect(client.paths).toContain('/leaflet.pdf');
  expect([...client.paths].filter((path) => /\.(html|br|gz)$|\/\./.test(path))).toEqual([]);
});
