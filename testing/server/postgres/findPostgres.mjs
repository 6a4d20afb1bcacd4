import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';
const oldest = 15;

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian has several versions side by side, none of them in the path. */
const versions = existsSync(debian)
  ? readdirSync(debian)
      .filter((name) => Number(name) >= oldest)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((name) => join(debian, name, 'bin'))
  : [];

const folders = [
  process.env.POSTGRES_BIN ?? '',
  ...versions,
  ...(process.env.PATH ?? '').split(delimiter),
].filter(Boolean);

export const postgresPrograms =
  process.platform === 'win32'
    ? null
    : (folders.find((folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))) ??
      null);

export const whyNoPostgres =
  postgresPrograms === null
    ? 'There is no PostgreSQL on this machine (on Debian: apt-get install postgresql), so no test was run on it.'
    : null;
