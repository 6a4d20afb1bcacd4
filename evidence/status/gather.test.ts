import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { screens } from '@/shared/domain/screens/screens';
import { journeys } from '../engines/journeys/journeys';
import { headOf, keyboardStoriesOf } from './files';
import { gather, readSources } from './gather';
import { readHistory } from './history';
import { knownJourneys, usedComponents } from './journeyParts';
import { usageOf, withoutModule } from './usage';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'age-better-history-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what the status is computed from', () => {
  const { components, recordings } = gather(root, '2026-11-24', 'unknown');
  const names = readdirSync(`${root}src/components`);

  it('is every component, each with its criteria and its transcript', () => {
    expect(components.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(components.filter(({ criteria, transcript }) => criteria.length === 0 || !transcript)).toEqual([]);
  });

  it('is every recording, of a task whose components are known', () => {
    expect(recordings.length).toBeGreaterThan(10);
    expect(recordings.map(({ journey }) => journey).filter((id) => !knownJourneys.includes(id))).toEqual([]);
    expect(journeys.map(({ id }) => id).filter((id) => !knownJourneys.includes(id))).toEqual([]);
    expect([...usedComponents].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is the module of every screen', () => {
    const ids = screens.map(({ id }) => id);
    expect(withoutModule(ids, readSources(root))).toEqual([]);
    expect(withoutModule(['nowhere'], readSources(root))).toEqual(['nowhere']);
  });
});

describe('the use of components', () => {
  it('follows imports, also what is fetched later, but no types; what the shell fetches later is on the home page', () => {
    const sources = new Map([
      [
        'src/app/shell/App.tsx',
        "import { Shell } from '../../components/Shell/Shell';\nimport('./Login');\nimport '../routing/pages';",
      ],
      ['src/app/shell/Login.tsx', "import { Dialog } from '@/src/components/Dialog/Dialog';"],
      [
        'src/app/routing/pages.tsx',
        "import { HomePage } from '../../features/home/HomePage';\nexport const pages = {\n  home: HomePage,\n  help: page(\n    () => import('../../features/help/HelpPage'),\n",
      ],
      ['src/features/home/HomePage.tsx', "import type { CardProps } from '../../components/Card/Card';"],
      ['src/features/help/HelpPage.tsx', "const load = () =>\n  import('./More');"],
      ['src/features/help/More.ts', "import {\n  Card,\n} from '../../components/Card/Card';"],
      ...['Shell', 'Dialog', 'Card'].map((name) => [`src/components/${name}/${name}.tsx`, ''] as const),
    ]);
    expect(usageOf(['home', 'help'], sources)).toEqual(
      new Map([
        ['Shell', ['home', 'help']],
        ['Dialog', ['home']],
        ['Card', ['help']],
      ]),
    );
  });
});

describe('the head of a recording', () => {
  it('says when it was made, with which screen reader and browser', () => {
    const words =
      'Book, 31 November first. Recorded 2026-11-23, without record.mjs: Orca 43.1,\nFirefox 153.7.0 ESR. Keys by X.\n\nTab';
    expect(headOf('evidence/orca/book-firefox.txt', words)).toEqual({
      journey: 'book',
      title: 'Book, 31 November first',
      date: '2026-11-23',
      reader: 'Orca 43.1',
      browser: 'Firefox 153.7.0 ESR',
      commit: null,
    });
    const later =
      'Log in. Recorded 2026-11-24: VoiceOver on macOS 15.1, Safari 26.0, macOS 15.1, commit 6b46667.\n\nTab';
    expect(headOf('log-in.txt', later)).toMatchObject({
      reader: 'VoiceOver on macOS 15.1',
      browser: 'Safari 26.0',
      commit: '6b46667',
    });
  });

  it('is refused where it does not', () => {
    expect(() => headOf('rate.txt', 'Rate a resource.\n\nTab')).toThrow('do not say when');
  });
});

it('the stories used by keys are those whose own steps press some', () => {
  const text = `
export const Default: Story = { play: async () => { await userEvent.keyboard('x'); } };
export const HighContrast: Story = highContrast;
export const GoneOn: Story = { play: async () => { await userEvent.tab(); } };`;
  expect(keyboardStoriesOf('StarRating', text)).toEqual([
    'components-starrating--default',
    'components-starrating--gone-on',
  ]);
});

describe('the history of a file', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-08-01T12:00:00Z' },
      stdio: 'pipe',
      encoding: 'utf8',
    }).trim();

  it('is unknown without git, and known with it, also that a file was changed since', () => {
    writeFileSync(join(folder, 'a.txt'), '1');
    expect(readHistory(folder, ['.'])('a.txt')).toEqual({ date: null, commit: null });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'One');
    const commit = git('rev-parse', 'HEAD');
    expect(readHistory(folder, ['.'])('a.txt')).toEqual({ date: '2026-08-01', commit });
    expect(readHistory(folder, ['.'])('b.txt')).toEqual({ date: null, commit: null });
    writeFileSync(join(folder, 'a.txt'), '2');
    expect(readHistory(folder, ['.'])('a.txt')).toEqual({ date: '2026-08-01', commit: `${commit}+changes` });
  });

  it('is unknown in an archive that is unpacked inside of another repository', () => {
    mkdirSync(join(folder, 'archive'));
    writeFileSync(join(folder, 'archive', 'a.txt'), '1');
    expect(readHistory(join(folder, 'archive'), ['.'])('a.txt')).toEqual({ date: null, commit: null });
  });

  it('is unknown in a shallow clone, which says the same day of every file', () => {
    git('commit', '-q', '--allow-empty', '-m', 'Two');
    git('clone', '-q', '--depth', '1', `file://${folder}`, 'shallow');
    expect(readHistory(join(folder, 'shallow'), ['.'])('a.txt')).toEqual({ date: null, commit: null });
  });
});
