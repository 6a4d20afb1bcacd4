import type { ColumnChoices, FileColumn } from '@/shared/domain/serviceImport/fileColumns';
import type { ImportField } from '@/shared/domain/serviceImport/importFields';
import type {
  ImportDefaults,
  ListChanges,
  PlaceChange,
  RefusedRow,
} from '@/shared/domain/serviceImport/serviceImport';

/** A service file. `json` is GeoJSON or HSDS: the contents tell which. */
export interface PlaceFile {
  format: 'csv' | 'json';
  /** The whole file as text. */
  content: string;
  /** What its columns become, where the administrator has chosen. */
  columns?: ColumnChoices;
  /** What counts for rows that do not say it themselves. */
  defaults?: ImportDefaults;
}

/** The contents of a file, and the changes when it replaces the list in use. */
export interface ImportFindings extends ListChanges {
  /** How many locations can be imported. */
  accepted: number;
  /** The version of the list in use that the file was compared with. */
  list: string;
  /** The refused rows, or the first of them where there are very many. */
  refused: readonly RefusedRow[];
  /** How many more rows are refused. */
  moreRefused: number;
  /** The rows that are imported with something that is not sure, or the first of them. */
  noted: readonly RefusedRow[];
  /** How many more there are. */
  moreNoted: number;
  /** The columns of a table, or the properties of GeoJSON, and what becomes of each. */
  columns: readonly FileColumn[];
  /** How many more there are than are listed. */
  moreColumns: number;
  /** The fields without which no row can be a location, and which no column holds: no row was read then. */
  missing: readonly ImportField[];
  /** The locations that go, change and come, or the first of them. */
  changes: readonly PlaceChange[];
  /** How many more there are. */
  moreChanges: number;
}

/** An error of the service. */
export class ServiceImporterError extends Error {
  /**
   * `invalid`: the file has no service locations at all. `permission`: the login has ended, or this is no
   * administrator. `not-done`: the service cannot do it now, and says why. `unreachable`: no answer; a file
   * that was being imported may be in use by now.
   */
  readonly code: 'invalid' | 'too-large' | 'permission' | 'not-done' | 'unreachable';
  /** The service's explanation, for the person; null where it gives none. */
  readonly says: string | null;
  constructor(code: ServiceImporterError['code'], says: string | null = null, options?: ErrorOptions) {
    super(`The import answered ${code}`, options);
    this.name = 'ServiceImporterError';
    this.code = code;
    this.says = says;
  }
}

/**
 * Imports the locations of the services page. Every method rejects with {@link ServiceImporterError} only; once somebody
 * else is logged in, with `permission` as a `CollectionError`.
 */
export interface ServiceImporter {
  /** Checks a file and changes nothing. */
  check(file: PlaceFile): Promise<ImportFindings>;
  /**
   * Replaces the whole list with the valid locations of a file; refused rows are left out.
   * @param checkedAgainst the `list` of the findings that the administrator has seen: `not-done` where
   *   another is in use now.
   */
  bringIn(file: PlaceFile, checkedAgainst: string): Promise<ImportFindings>;
}
