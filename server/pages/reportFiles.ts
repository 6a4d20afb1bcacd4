import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { ReportSummary } from '@/shared/domain/screens/accessibilitySummary';

/** The accepted accessibility reports that lie on this server. */
export interface ReportFiles {
  /** Absolute. */
  folder: string;
  /** Paths inside the folder, such as `shots/home.jpg`: nothing else is ever served. */
  paths: ReadonlySet<string>;
}

/** Why the reports are not served: there are none, or they are not those that the statement was made from. */
export type ReportProblem = 'missing' | 'another run';

/**
 * Looks for the reports once, when the server starts.
 * @param accepted the summary in the product's accessibility statement
 */
export function readReportFiles(
  folder: string,
  accepted: Pick<ReportSummary, 'commit' | 'date'>,
): ReportFiles | ReportProblem {
  const root = resolve(folder);
  try {
    const { commit, date } = JSON.parse(readFileSync(join(root, 'summary.json'), 'utf8')) as ReportSummary;
    if (commit !== accepted.commit || date !== accepted.date) return 'another run';
    const paths = readdirSync(root, { recursive: true, withFileTypes: true })
      // No links, which may lead elsewhere, and nothing hidden.
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !path.split('/').some((part) => part.startsWith('.')));
    return paths.includes('index.html') ? { folder: root, paths: new Set(paths) } : 'missing';
  } catch {
    return 'missing';
  }
}

const hashes = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
  );

/** The content security policy of a report's page: it may run its own scripts, use its own styles and show its pictures. */
export function reportPolicy(html: string): string {
  const own = (element: 'script' | 'style') => hashes(html, element).join(' ') || "'none'";
  return [
    "default-src 'none'",
    `script-src ${own('script')}`,
    `style-src ${own('style')}`,
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
