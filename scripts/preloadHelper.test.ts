import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preloadHelper } from './preloadHelper';

describe('the helper that fetches code later', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'age-better-helper-'));
    writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
    writeFileSync(join(root, 'main.js'), "document.onclick = () => import('./later.js');");
    writeFileSync(join(root, 'later.js'), "import './later.css';\nexport const later = 1;");
    writeFileSync(join(root, 'later.css'), 'p { color: green }');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const codeWith = async (base: string) => {
    const { output } = (await build({
      root,
      base,
      configFile: false,
      logLevel: 'silent',
      plugins: [preloadHelper()],
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    return output.map((file) => ('code' in file ? file.code : '')).join('\n');
  };

  test('is our own where the address of the product is known', async () => {
    expect(await codeWith('/')).toContain('Unable to preload CSS for');
    expect(await codeWith('/')).not.toContain('vite:preloadError');
  });

  test('is Vite’s in a build that may lie in any folder, such as Storybook’s', async () => {
    expect(await codeWith('./')).toContain('vite:preloadError');
  });
});
