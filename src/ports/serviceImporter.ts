import type { ListChanges, RefusedRow } from '../domain/serviceImport/serviceImport';

/** A file of places. `json` is GeoJSON or HSDS: the contents tell which. */
export interface PlaceFile {
  format: 'csv' | 'json';
  /** All of it, as text. */
  content: string;
}

/** What a file holds, and what becomes of the list in use when it takes its place. */
export interface ImportFindings extends ListChanges {
  /** How many places can be brought in. */
  accepted: number;
  /** Names the list in use that the file was held against. */
  list: string;
  /** The rows that are no places, or the first of them where there are very many. */
  refused: readonly RefusedRow[];
  /** How many more rows are refused than are in the list. */
  moreRefused: number;
}

/** A refusal of the service. */
export class ServiceImporterError extends Error {
  /**
   * `invalid`: the file holds no places at all. `permission`: the login has ended, or this is no administrator.
   * `not-done`: the service cannot do it now, and says why. `unreachable`: nobody answered; a file that was being brought in may be in use by now.
   */
  readonly code: 'invalid' | 'too-large' | 'permission' | 'not-done' | 'unreachable';
  /** What the service says about it, for the person; null where it says nothing. */
  readonly says: string | null;
  constructor(code: ServiceImporterError['code'], says: string | null = null, options?: ErrorOptions) {
    super(`The import answered ${code}`, options);
    this.name = 'ServiceImporterError';
    this.code = code;
    this.says = says;
  }
}

/** Brings in the places of the services page. Every method rejects with {@link ServiceImporterError} and nothing else. */
export interface ServiceImporter {
  /** Looks at a file and changes nothing. */
  check(file: PlaceFile): Promise<ImportFindings>;
  /**
   * Puts the good places of a file in the place of the whole list; refused rows are left out.
   * @param checkedAgainst the `list` of the findings that the administrator has seen: `not-done` where another is in use now.
   */
  bringIn(file: PlaceFile, checkedAgainst: string): Promise<ImportFindings>;
}
