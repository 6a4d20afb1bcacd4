import { useState } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import {
  changesInWords,
  fileNotRead,
  fileTooLarge,
  lettersUnreadable,
  serviceFileError,
  serviceFormat,
  placesInWords,
  rowsInWords,
} from '@/shared/domain/serviceImport/serviceFile';
import { CollectionError } from '../../ports/collection';
import { ServiceImporterError, type PlaceFile, type ImportFindings } from '../../ports/serviceImporter';
import { usePorts } from '../../ports/ports';

/** Fetched while the file is checked. */
const loadFindings = () => import('./ImportFindings');
type FindingsCode = Awaited<ReturnType<typeof loadFindings>>;
type ShowFindings = FindingsCode['ImportFindings'];
type FileChoices = Parameters<ShowFindings>[0]['choices'];
type ShowRefused = FindingsCode['RefusedRows'];

/** The stage below the form. `checked` holds the checked text: exactly that is imported. */
export type ImportStage =
  | { is: 'nothing' }
  | {
      is: 'checked';
      file: PlaceFile;
      choices: FileChoices;
      /** The number of checks of the file. */
      round: number;
      findings: ImportFindings;
      ShowFindings: ShowFindings;
      ShowRefused: ShowRefused;
    }
  | { is: 'imported'; places: number; findings: ImportFindings; ShowRefused: ShowRefused };

/** An error in words. `file`: the file is at fault. */
export interface ImportFailure {
  at: 'file' | 'server';
  text: string;
}

function failureOf(error: unknown, unreachable: string): ImportFailure {
  const { code, says } =
    error instanceof ServiceImporterError
      ? error
      : // Another user is logged in meanwhile.
        { code: error instanceof CollectionError ? error.code : 'unreachable', says: null };
  switch (code) {
    case 'too-large':
      return { at: 'file', text: fileTooLarge };
    case 'invalid':
      return { at: 'file', text: says ?? 'The file holds no places.' };
    case 'permission':
      return { at: 'server', text: says ?? 'Your login has ended. Please log in and try again.' };
    case 'not-done':
      return { at: 'server', text: says ?? unreachable };
    default:
      return { at: 'server', text: unreachable };
  }
}

const notChecked = 'Our server could not be reached, so nothing was checked. Please try again.';
const notImported =
  'Our server did not answer, so we cannot say whether the places were imported. Please check the file again.';

const notAsked = 'Our server could not be reached, so nothing was imported. Please try again.';

/** Checks a file of services, then imports it when the administrator confirms. */
export function useServiceImport() {
  const { placeImporter } = usePorts();
  const { ask } = useDialogs();
  const [stage, setStage] = useState<ImportStage>({ is: 'nothing' });
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const [busy, setBusy] = useState<'checking' | 'checking-again' | 'importing' | null>(null);
  const [attempt, setAttempt] = useState(0);

  const startAnew = () => {
    setStage({ is: 'nothing' });
    setFailure(null);
  };
  const fail = (problem: ImportFailure) => {
    setFailure(problem);
    setAttempt((count) => count + 1);
  };

  /** Shows the running action, and its error afterwards. @param noAnswer for an unreachable server. */
  async function during(what: NonNullable<typeof busy>, noAnswer: string, work: () => Promise<void>) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      fail(failureOf(error, noAnswer));
    } finally {
      setBusy(null);
    }
  }

  /** Returns the text of a file, or its error. */
  async function read(chosen: File | null): Promise<PlaceFile | ImportFailure> {
    const wrong = serviceFileError(chosen);
    if (wrong !== null || !chosen) return { at: 'file', text: wrong ?? '' };
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (bytes === null) return { at: 'file', text: fileNotRead };
    const reader = await import('@/shared/domain/text/textOfBytes').catch(() => null);
    if (reader === null) return { at: 'file', text: fileNotRead };
    const content = reader.textOfBytes(new Uint8Array(bytes))?.text;
    if (content === undefined) return { at: 'file', text: lettersUnreadable };
    return { format: serviceFormat(chosen.name) ?? 'csv', content };
  }

  async function check(chosen: File | null): Promise<void> {
    if (busy) return;
    startAnew();
    await during('checking', notChecked, async () => {
      const file = await read(chosen);
      if ('at' in file) return fail(file);
      const importer = await placeImporter();
      const [findings, code] = await Promise.all([importer.check(file), loadFindings()]);
      const { ImportFindings: ShowFindings, RefusedRows: ShowRefused } = code;
      const choices = { columns: {}, defaults: {} };
      setStage({ is: 'checked', file, choices, round: 1, findings, ShowFindings, ShowRefused });
    });
  }

  /** Checks the same file with the administrator's choices. */
  async function checkAgain(choices: FileChoices): Promise<void> {
    if (busy || stage.is !== 'checked') return;
    setFailure(null);
    await during('checking-again', notChecked, async () => {
      const file = { ...stage.file, ...choices };
      const findings = await (await placeImporter()).check(file);
      setStage({ ...stage, file, choices, findings, round: stage.round + 1 });
    });
  }

  async function bringIn(): Promise<void> {
    if (busy || stage.is !== 'checked') return;
    const { file, findings, ShowRefused } = stage;
    const places = placesInWords(findings.accepted);
    const refused = findings.refused.length + findings.moreRefused;
    const sure = await ask({
      question: `Import ${places}?`,
      details: [
        `They take the place of the whole list: ${changesInWords(findings)}`,
        refused > 0 && `${rowsInWords(refused)} that cannot be imported will be left out.`,
      ]
        .filter(Boolean)
        .join(' '),
      confirm: 'Replace the list',
      keep: 'Keep the list as it is',
    }).catch(() => null);
    setFailure(null);
    // If the question's code cannot be loaded, the server is unreachable too.
    if (sure === null) fail({ at: 'server', text: notAsked });
    if (!sure) return;
    await during('importing', notImported, async () => {
      const done = await (await placeImporter()).bringIn(file, findings.list);
      setStage({ is: 'imported', places: done.accepted, findings: done, ShowRefused });
    });
  }

  return { stage, failure, busy, attempt, check, checkAgain, bringIn, startAnew };
}
