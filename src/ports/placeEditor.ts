import type { CheckedField } from '@/shared/domain/services/placeChecks';
import type { ExportFormat } from '@/shared/domain/services/exportFormats';
import type { EditablePlace } from '@/shared/domain/services/placeWords';
import type { TextFile } from './saveFile';

/** An administrator's input about a service. */
export interface PlaceOrder {
  /** Named as in an imported file. */
  fields: Readonly<Record<string, string>>;
  /** The fields that the administrator has checked. Changed fields count as checked, too. */
  checked: readonly CheckedField[];
}

/** All services, also the retired ones. */
export interface EditableList {
  /** True where people see the samples, which disappear as soon as a service is added. */
  sample: boolean;
  places: readonly EditablePlace[];
}

/** An error of the service. */
export class PlaceEditorError extends Error {
  /**
   * `invalid`: see `problems`. `conflict`: another person has changed the service, see `current`. `gone`: it is no
   * longer in the list. `permission`: the login has ended, or the user is no administrator. `not-done`: the server
   * cannot do it now, and explains why. `unreachable`: no answer; it may be done, and a repeated request does nothing
   * twice.
   */
  readonly code: 'invalid' | 'conflict' | 'gone' | 'permission' | 'not-done' | 'unreachable';
  /** The service's explanation, for the person; null where it gives none. */
  readonly says: string | null;
  /** The errors, by the field of an import. */
  readonly problems: readonly { field: string; text: string }[];
  /** The current version of the service. */
  readonly current: EditablePlace | null;
  constructor(
    code: PlaceEditorError['code'],
    about: Partial<Pick<PlaceEditorError, 'says' | 'problems' | 'current'>> & ErrorOptions = {},
  ) {
    super(`The change answered ${code}`, about);
    this.name = 'PlaceEditorError';
    this.code = code;
    this.says = about.says ?? null;
    this.problems = about.problems ?? [];
    this.current = about.current ?? null;
  }
}

/**
 * Adds, changes and retires single services of the services page, whose list is always on the server. Every method
 * rejects with {@link PlaceEditorError} only (after a change of user, with `permission` as a `CollectionError`), and
 * does nothing twice where it is repeated. `version` is that of the service as the person saw it.
 */
export interface PlaceEditor {
  list(): Promise<EditableList>;
  add(order: PlaceOrder): Promise<EditablePlace>;
  change(id: number, version: string, order: PlaceOrder): Promise<EditablePlace>;
  retire(id: number, version: string): Promise<EditablePlace>;
  restore(id: number, version: string): Promise<EditablePlace>;
  /** Returns the public services as a file that can be imported again. The export is logged. */
  exportAs(as: ExportFormat): Promise<TextFile>;
}
