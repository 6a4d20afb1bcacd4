import type { ColumnChoices } from '../../src/domain/serviceImport/fileColumns';
import { type FileContents, ServiceFileError } from '../../src/domain/serviceImport/serviceFormats';
import {
  importChanges,
  type ImportDefaults,
  type ListChanges,
  type PlaceChange,
  type RefusedRow,
} from '../../src/domain/serviceImport/serviceImport';
import { listAfterImport } from '../../src/domain/services/keptPlaces';
import { importLimits } from '../../src/domain/serviceImport/importLimits';
import { answerOf, openStoredServices, type StoredServicesAnswer } from './serviceFile';
import { mayStore, readServiceLocations, type ServiceFileFormat } from './readServiceFile';

/** A service file to be imported. */
export interface ImportOrder {
  format: ServiceFileFormat;
  content: string;
  /** Only looks at the file. */
  dryRun: boolean;
  leaveOutRefused: boolean;
  /** What its columns become, where somebody has chosen. */
  columns?: ColumnChoices | undefined;
  /** What counts for rows that do not say it themselves. */
  defaults?: ImportDefaults | undefined;
  /**
   * The list that was in use when the file was checked: it is not replaced if another is in use by now.
   * Default: whatever is in use now.
   */
  checkedAgainst?: string | undefined;
}

/** What the file holds. */
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
 * The result of reading it. `stored`: its locations are in a draft beside the list, compressed as `answer`.
 */
export type ImportOutcome =
  | { kind: 'unreadable'; text: string }
  | { kind: 'read'; findings: ImportFindings }
  | { kind: 'drafted'; findings: ImportFindings; answer: StoredServicesAnswer };

/**
 * All the work of an import: reads the file, compares it with the list in use, and writes a draft beside that
 * list if its locations may be stored.
 * @param folder the data folder.
 * @param today YYYY-MM-DD.
 */
export function readImport(folder: string, order: ImportOrder, today: string): ImportOutcome {
  const { format, content, dryRun, leaveOutRefused, columns, defaults } = order;
  try {
    const file = openStoredServices(folder);
    const before = file.kept();
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
    file.draft(after);
    return {
      kind: 'drafted',
      findings,
      answer: answerOf(false, after.places, folder, Number(today.slice(0, 4))),
    };
  } catch (error) {
    if (error instanceof ServiceFileError) return { kind: 'unreadable', text: error.message };
    throw error;
  }
}
