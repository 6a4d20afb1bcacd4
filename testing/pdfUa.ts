import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

// veraPDF is the checker of PDF/UA that the industry keeps. It is on Maven Central as one file that has all it needs.
const version = '1.28.2';
const artifact = `org.verapdf.apps:greenfield-apps:${version}`;
const file = `greenfield-apps-${version}.jar`;
const sha256 = '687d4d8bcfec48c9f7e931cf78ed061f1eeccfba55d4cdc000ba9b4d8aa46ce6';
const copyGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';

/** What veraPDF found in one file. */
export interface PdfUaResult {
  /** The file's name, without its folder. */
  file: string;
  /** Whether no rule that a machine can check is broken. */
  compliant: boolean;
  /** How many rules held. */
  passed: number;
  /** The broken rules of ISO 14289-1, each with how often. */
  failures: { clause: string; what: string; times: number }[];
}

/** The results for all files, or why nothing was checked. */
export type PdfUaCheck = { tool: string; results: PdfUaResult[] } | { skipped: string };

/** The part of veraPDF's JSON that is read here. */
interface Answer {
  report: {
    jobs: {
      itemDetails: { name: string };
      validationResult?: {
        compliant: boolean;
        details: {
          passedRules: number;
          ruleSummaries: {
            clause: string;
            testNumber: number;
            description: string;
            failedChecks: number;
          }[];
        };
      }[];
    }[];
  };
}

const runs = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Gets the checker into `.cache/verapdf` once. @returns its path, or why there is none. */
function ensureVeraPdf(root: string): { jar: string } | { skipped: string } {
  if (!runs('java', ['-version'])) return { skipped: 'Java is not installed, and veraPDF needs it' };
  const folder = join(root, '.cache', 'verapdf');
  const jar = join(folder, file);
  if (existsSync(jar)) return { jar };
  if (!runs('mvn', ['-version'])) return { skipped: 'Maven is not installed, and veraPDF comes with it' };
  // Of this process only: two that fetch it at once do not meet.
  const arriving = join(folder, `arriving-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const args = ['-q', '-B', copyGoal, `-Dartifact=${artifact}`, `-DoutputDirectory=${arriving}`];
    const { status } = spawnSync('mvn', args, { cwd: folder, stdio: 'ignore', timeout: 4 * 60_000 });
    if (status !== 0) return { skipped: `Maven could not fetch ${artifact}; is there a network?` };
    const bytes = readFileSync(join(arriving, file));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${artifact} is not the file that testing/pdfUa.ts knows. It was not used.`);
    renameSync(join(arriving, file), jar);
  } finally {
    rmSync(arriving, { recursive: true, force: true });
  }
  return { jar };
}

/**
 * Checks PDF files against PDF/UA-1 (ISO 14289-1) with veraPDF, as far as a machine can: whether headings, order and
 * descriptions make sense, only a person can tell.
 * @param root the folder of the repository: the checker is kept in its `.cache`.
 * @param paths the files.
 * @throws when veraPDF starts but gives no answer.
 */
export function checkPdfUa(root: string, paths: readonly string[]): PdfUaCheck {
  const found = ensureVeraPdf(root);
  if ('skipped' in found) return found;
  const { stdout, stderr } = spawnSync(
    'java',
    [
      '-cp',
      found.jar,
      'org.verapdf.apps.GreenfieldCliWrapper',
      '--flavour',
      'ua1',
      '--format',
      'json',
      ...paths,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 4 * 60_000 },
  );
  if (!stdout.startsWith('{')) throw new Error(`veraPDF gave no answer: ${stderr}`);
  const { report } = JSON.parse(stdout) as Answer;
  const results = report.jobs.map(({ itemDetails, validationResult }): PdfUaResult => {
    const result = validationResult?.[0];
    if (!result) throw new Error(`veraPDF could not read ${itemDetails.name}: ${stderr}`);
    return {
      file: basename(itemDetails.name),
      compliant: result.compliant,
      passed: result.details.passedRules,
      failures: result.details.ruleSummaries.map((rule) => ({
        clause: `${rule.clause}-${rule.testNumber}`,
        what: rule.description,
        times: rule.failedChecks,
      })),
    };
  });
  if (results.length !== paths.length) throw new Error(`veraPDF left out a file: ${stderr}`);
  return { tool: `veraPDF ${version}`, results };
}
