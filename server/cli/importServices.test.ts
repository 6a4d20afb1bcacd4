import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installed, prepareBuild, run } from '@/testing/server/builtServer';
import type { Running } from '../../testing/server/startBuilt.mjs';

const built = prepareBuild();
let folder: string;
let server: Running;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-import-'));
  server = run(join(built.folder, 'start.js'), {
    PORT: '0',
    DATA_DIR: data(),
    // Nothing goes on after the server has been killed.
    BACKUPS_KEPT: '0',
    ...(await installed()),
  });
  address = await server.address;
});
afterEach(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'data');
const inData = () => `Data folder ${data()}:\n`;
const command = (...words: string[]) =>
  run(join(built.folder, 'importServices.js'), { DATA_DIR: data() }, words).ended;
const file = () => join(folder, 'places.csv');
async function places(): Promise<unknown[]> {
  const answer = await fetch(`${address}/api/services`);
  return ((await answer.json()) as { places: unknown[] }).places;
}
const columns =
  'Column name: Name\nColumn type: Kind of service\nColumn lat: Latitude\nColumn lng: Longitude\n';

test('an operator checks a file of services, imports it while the server runs, and goes back to the samples', async () => {
  writeFileSync(file(), 'name,type,lat,lng\nHall Street Bus,transport,-33.9,151.3\nNowhere,health,0,0\n');
  const found =
    'Hall Street Bus: New\nRow 3 (Nowhere): The point 0, 0 is not in Australia.\n1 place can be imported, 1 row refused.\n';

  expect(await command(file())).toMatchObject({
    code: 0,
    stdout: `${inData()}${columns}${found}Nothing was changed. Add --import to make them the list.\n`,
  });
  expect(await command(file(), '--import')).toMatchObject({
    code: 1,
    stderr: `${columns}${found}Nothing was changed. Put the rows right, or add --leave-out-refused.\n`,
  });
  expect(await places()).toHaveLength(30);
  expect((await command(file(), '--import', '--leave-out-refused')).stdout).toMatch(
    /1 place imported\. People see them when they load the page\.\n$/,
  );
  expect(await places()).toMatchObject([{ id: 1, name: 'Hall Street Bus' }]);
  expect((await command('--remove')).stdout).toBe(`${inData()}The samples are shown again.\n`);
  expect(await places()).toHaveLength(30);
});

test('a file of services has the same limits as on the page, and the first refused rows are listed', async () => {
  const check = async (content: string) => {
    writeFileSync(file(), content);
    return command(file());
  };
  const head = 'name,type,lat,lng\n';
  expect((await check(head + 'a\n'.repeat(50_001))).stderr).toMatch(/^The file has more than 50,000 rows\./);
  expect((await check('x'.repeat(16 * 1024 * 1024 + 1))).stderr).toMatch(/^The file is larger than 16 MB\./);
  const lines = (await check(head + 'a\n'.repeat(600))).stdout.split('\n');
  expect(lines).toHaveLength(500 + 9);
  expect(lines.slice(504, 507)).toEqual([
    expect.stringMatching(/^Row 501 \(a\): /),
    '100 more rows refused.',
    '0 places can be imported, 600 rows refused.',
  ]);
});

test('an operator says what the columns of a file of services become, and what counts for all its rows', async () => {
  const table = 'sep=;\r\nTitel;Breite;longitude;Email\r\nCaf\xe9 Walk;-37.8;144.967;hall@example.org\r\n';
  writeFileSync(file(), table, 'latin1');
  expect(await command(file(), '--import')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'Column Email: Not used\nNothing in the file is used as: Name, Kind of service, Latitude.\n',
    ) as string,
  });
  const words = ['--column=Titel=name', '--column=Breite=lat', '--column=Email=description'];
  const { code, stdout } = await command(file(), '--import', ...words, '--type=exercise', '--state=VIC');
  expect(code).toBe(0);
  expect(stdout).toContain('Column Email: What happens there\nCafé Walk: New\n');
  expect(await places()).toMatchObject([
    { name: 'Café Walk', type: 'exercise', state: 'VIC', lat: -37.8, description: 'hall@example.org' },
  ]);
  writeFileSync(file(), 'name,type,lat,lng,state,phone\nCafé Walk,exercise,-37.8,144.967,VIC,03 5550 0000\n');
  expect((await command(file())).stdout).toContain('Café Walk: Changed: What happens there, Phone\n');
});

test.each([
  ['--type=gym', /^--type is "gym"\. It must be one of: home-help, /],
  ['--state=Bavaria', /^--state is "Bavaria"\. It must be one of: NSW, /],
  ['--timezone=Sydney', /^There is no time zone "Sydney"\. Write it like Australia\/Sydney\.$/m],
  ['--column=Email', /^--column=Email is not clear\. Write --column=HEADING=FIELD, /],
  ['--column=Email=mail', /^--column=Email=mail is not clear\./],
])('the option %s of an import of services is refused in one clear line', async (word, line) => {
  const { code, stderr } = await command(file(), word);
  expect(code).toBe(1);
  expect(stderr).toMatch(line);
});

test('a missing file of services is reported in one clear line', async () => {
  const { code, stderr } = await command(join(folder, 'none.csv'));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^.*none\.csv cannot be read \(.+\)\.\n$/);
});

test('lists of an earlier version are not imported over before the server has taken them, and the command says so', async () => {
  writeFileSync(join(data(), 'services.json'), '{"places":[]}');
  writeFileSync(file(), 'name,type,lat,lng\nHall Street Bus,transport,-33.9,151.3\n');
  expect(await command(file(), '--import')).toMatchObject({
    code: 1,
    stderr: `The lists in ${data()} are of an earlier version. Start the server once: it takes them into the database.\n`,
  });
  expect(await places()).toHaveLength(30);
});
