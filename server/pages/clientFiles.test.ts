import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultPageSettings } from '@/shared/domain/screens/pageSettings';
import { StartError } from '../settings/startError';
import { samplePage } from '@/testing/server/testServer';
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

test('a page in whose script or style a setting would stand fails the build', () => {
  const page = samplePage('home');
  for (const [before, after] of [
    ['<script>', '<script>document.title = "PRODUCT_NAME_PLACEHOLDER";'],
    ['<style>', '<style>/* PRODUCT_NAME_PLACEHOLDER */'],
  ] as const)
    expect(() => createPageTemplate(page.replace(before, after))).toThrow(/stands in a script or a style/);
});

test('a page is filled once for the same settings', () => {
  const template = createPageTemplate(samplePage('home'));
  const withName = (productName: string) => ({ ...defaultPageSettings, productName });
  const filled = template.fill(withName('Age Better'));
  expect(template.fill(withName('Age Better'))).toBe(filled);
  expect(template.fill(withName('Ballarat Care')).html).toContain('<title>Ballarat Care</title>');
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
