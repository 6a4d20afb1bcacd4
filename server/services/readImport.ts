import type { ColumnChoices } from '@/shared/domain/serviceImport/fileColumns';
import { type FileContents, ServiceFileError } from '@/shared/domain/serviceImport/serviceFormats';
import {
  importChanges,
  type ImportDefaults,
  type ListChanges,
  type PlaceChange,
  type RefusedRow,
} from '@/shared/domain/serviceImport/serviceImport';
import { listAfterImport } from '@/shared/domain/services/keptPlaces';
import { importLimits } from '@/shared/domain/serviceImport/importLimits';
import { answerOf, keptListOf, type StoredServicesAnswer, textOfList } from './storedServices';
import { mayStore, readServiceLocations, type ServiceFileFormat } from './readServiceFile';

/** A service file to be imported. */
export interface ImportOrder {
  format: ServiceFileFormat;
  content: string;
  /** Only looks at the file. */
  dryRun: boolean;
  leaveOutRefused: boolean;
  /** The chosen use of each column, if any. */
  columns?: ColumnChoices | undefined;
  /** The defaults for rows without a value. */
  defaults?: ImportDefaults | undefined;
  /**
   * The list that was in use when the file was checked: it is not replaced if another is in use by now.
   * Default: whatever is in use now.
   */
  checkedAgainst?: string | undefined;
}

/** The contents of the file. */
export interface ImportFindings extends ListChanges, Omit<FileContents, 'rows'> {
  accepted: number;
  /** The first of them. */
  refused: RefusedRow[];
  /** How many more there are. */
  moreRefused: number;
  /** The first of those that are imported with something that is not sure. */
  noted: RefusedRow[];
  /** How many more there are. */
  moreNoted: number;
  /** How many are in the file and retired here. */
  retired: number;
  /** The places that change, come and go, or the first of them. */
  changes: PlaceChange[];
  /** How many more there are. */
  moreChanges: number;
}

/**
 * The result of reading it. `drafted`: the list that it would become, as it is stored and compressed as `answer`.
 */
export type ImportOutcome =
  | { kind: 'unreadable'; text: string }
  | { kind: 'read'; findings: ImportFindings }
  | {
      kind: 'drafted';
      findings: ImportFindings;
      /** UTF-8. */
      text: Uint8Array;
      answer: StoredServicesAnswer;
    };

/** The environment of an import. */
export interface ImportSurroundings {
  /** The data folder, for public holidays. */
  folder: string;
  /** YYYY-MM-DD. */
  today: string;
  /** The list in use as it is stored; null where there is none. */
  before: string | null;
}

/**
 * All the work of an import: reads the file, compares it with the list in use, and makes the next list of it if its locations
 * may be stored. It stores nothing.
 */
export function readImport(
  order: ImportOrder,
  { folder, today, before: text }: ImportSurroundings,
): ImportOutcome {
  const { format, content, dryRun, leaveOutRefused, columns, defaults } = order;
  try {
    const before = keptListOf(text);
    const report = readServiceLocations(format, content, today, before, { columns, defaults });
    const { places, refused, noted } = report;
    const after = listAfterImport(before, places);
    const { changes, ...counts } = importChanges(before, after, places);
    const findings = {
      accepted: places.length,
      ...counts,
      changes: changes.slice(0, importLimits.listed),
      moreChanges: Math.max(0, changes.length - importLimits.listed),
      refused: refused.slice(0, importLimits.listed),
      moreRefused: Math.max(0, refused.length - importLimits.listed),
      noted: noted.slice(0, importLimits.listed),
      moreNoted: Math.max(0, noted.length - importLimits.listed),
      columns: report.columns,
      moreColumns: report.moreColumns,
      missing: report.missing,
    };
    if (dryRun || !mayStore(report, leaveOutRefused)) return { kind: 'read', findings };
    return {
      kind: 'drafted',
      findings,
      text: Buffer.from(textOfList(after)),
      answer: answerOf(false, after.places, folder, Number(today.slice(0, 4))),
    };
  } catch (error) {
    if (error instanceof ServiceFileError) return { kind: 'unreadable', text: error.message };
    throw error;
  }
}
