import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { StartError } from '../settings/startError';
import { createPageTemplate, type PageTemplate } from './pageTemplate';

/** The built client: its pages in memory, and the paths of all files that may be served as they are. */
export interface ClientFiles {
  folder: string;
  /** The prerendered page for `/`. */
  home: PageTemplate;
  /** The page for an address without a page of its own. */
  index: PageTemplate;
  /** The pages of the other screens, by where data is kept and the screen's id, such as `server/events`. */
  pages: ReadonlyMap<string, PageTemplate>;
  /** Paths from the root, such as `/assets/main-3f2a.js`. */
  paths: ReadonlySet<string>;
}

/** Pages are filled in, never served as they are; compressed copies are served in place of their file. */
function isServed(path: string): boolean {
  return !/\.(html|br|gz|map)$/.test(path) && !path.split('/').some((part) => part.startsWith('.'));
}

/**
 * Reads the built client.
 * @throws StartError when there is none.
 */
export function readClientFiles(folder: string): ClientFiles {
  try {
    const template = (name: string) => createPageTemplate(readFileSync(join(folder, name), 'utf8'));
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
      .filter(isServed);
    const pages = entries
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => path.startsWith('pages/') && path.endsWith('.html'))
      .map((path) => [path.slice('pages/'.length, -'.html'.length), template(path)] as const);
    return {
      folder,
      home: template('home.html'),
      index: template('index.html'),
      pages: new Map(pages),
      paths: new Set(paths),
    };
  } catch {
    throw new StartError(
      `The built pages are missing or incomplete in ${folder}. Start with "npm start", which builds them.`,
    );
  }
}
