import { basename } from 'node:path';

/** What stands under one heading of a contract. */
const sectionOf = (contract: string, heading: string) =>
  (contract.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? '';

/** The numbers of the success criteria that a contract names, in its order. */
export const criteriaOf = (contract: string): string[] => [
  ...new Set([...sectionOf(contract, 'WCAG').matchAll(/\[(\d\.\d\.\d+)\]/g)].map(([, id = '']) => id)),
];

/** The end of a story's id, as Storybook makes it of the name of its export: `HighContrast` is `high-contrast`. */
const idOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** The ids of the stories in whose own steps keys are pressed. */
export const keyboardStoriesOf = (component: string, stories: string): string[] =>
  stories
    .split(/\nexport const (?=\w+: Story\b)/)
    .slice(1)
    .filter((text) => /userEvent\.(?:keyboard|tab)\(/.test(text))
    .map((text) => `components-${component.toLowerCase()}--${idOf(/^\w+/.exec(text)?.[0] ?? '')}`);

/** What the first lines of a recording say of it. */
export interface RecordingHead {
  journey: string;
  title: string;
  /** As YYYY-MM-DD. */
  date: string;
  reader: string;
  browser: string;
  /** Of the product that was used, where it says so. */
  commit: string | null;
}

const head = /^(.+?)\. Recorded (\d{4}-\d\d-\d\d)(?:, [^:]+)?: ([^,]+ \d[^,]*), ([^,]+ [\d.]*\d[^.,]*)/;

/**
 * Reads the head of a recording: "Rate a resource. Recorded 2026-11-22: Orca 43.1, Chromium 156.0.8078.79, Debian 12, commit
 * 6b46667." The system and the commit may be missing. The name of the file, without the browser, is the task's id.
 * @throws when it cannot be read
 */
export function headOf(path: string, recording: string): RecordingHead {
  const text = (recording.split('\n\n')[0] ?? '').replaceAll('\n', ' ');
  const found = head.exec(text);
  if (!found)
    throw new Error(`${path}: its first lines do not say when and with what it was recorded: ${text}`);
  const [, title = '', date = '', reader = '', browser = ''] = found;
  const journey = basename(path, '.txt').replace(/-(?:chromium|firefox|webkit)$/, '');
  const commit = /, commit ([\da-f]{7,40})/.exec(text)?.[1] ?? null;
  return { journey, title, date, reader, browser, commit };
}
