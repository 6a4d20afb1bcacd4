import type { ColumnChoices, FileColumn } from '@/shared/domain/serviceImport/fileColumns';
import type { ImportField } from '@/shared/domain/serviceImport/importFields';
import type {
  ImportDefaults,
  ListChanges,
  PlaceChange,
  RefusedRow,
} from '@/shared/domain/serviceImport/serviceImport';

/** A service file. `json` is GeoJSON or HSDS, depending on the contents. */
export interface PlaceFile {
  format: 'csv' | 'json';
  /** The complete file as text. */
  content: string;
  /** The meaning of its columns, where the administrator has chosen. */
  columns?: ColumnChoices;
  /** The defaults of rows that leave a field empty. */
  defaults?: ImportDefaults;
}

/** The contents of a file, and the changes when it replaces the list in use. */
export interface ImportFindings extends ListChanges {
  /** The number of locations that can be imported. */
  accepted: number;
  /** The version of the list in use that the file was compared with. */
  list: string;
  /** The refused rows, or the first of them where there are very many. */
  refused: readonly RefusedRow[];
  /** The number of further refused rows. */
  moreRefused: number;
  /** The rows that are imported with something uncertain, or the first of them. */
  noted: readonly RefusedRow[];
  /** The number of further ones. */
  moreNoted: number;
  /** The columns of a table, or the properties of GeoJSON, each with its field. */
  columns: readonly FileColumn[];
  /** The number of further columns. */
  moreColumns: number;
  /** The required fields that no column contains: no row was read then. */
  missing: readonly ImportField[];
  /** The locations that are removed, changed and added, or the first of them. */
  changes: readonly PlaceChange[];
  /** The number of further ones. */
  moreChanges: number;
}

/** An error of the service. */
export class ServiceImporterError extends Error {
  /**
   * `invalid`: the file has no service locations at all. `permission`: the login has ended, or the user is no
   * administrator. `not-done`: the server cannot do it now, and explains why. `unreachable`: no answer; a file that was
   * being imported may be in use by now.
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
 * Imports the locations of the services page. Every method rejects with {@link ServiceImporterError} only; after a
 * change of user, with `permission` as a `CollectionError`.
 */
export interface ServiceImporter {
  /** Checks a file and changes nothing. */
  check(file: PlaceFile): Promise<ImportFindings>;
  /**
   * Replaces the complete list with the valid locations of a file; refused rows are left out.
   * @param checkedAgainst the `list` of the findings that the administrator has seen: `not-done` where another is in
   * use now.
   */
  bringIn(file: PlaceFile, checkedAgainst: string): Promise<ImportFindings>;
}
