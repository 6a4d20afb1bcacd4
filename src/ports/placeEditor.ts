import type { CheckedField } from '@/shared/domain/services/placeChecks';
import type { ExportFormat } from '@/shared/domain/services/exportFormats';
import type { EditablePlace } from '@/shared/domain/services/placeWords';
import type { TextFile } from './saveFile';

/** What an administrator wrote about a place. */
export interface PlaceOrder {
  /** Named as in a file that is imported. */
  fields: Readonly<Record<string, string>>;
  /** What the administrator says to have checked. What differs from before counts as checked, too. */
  checked: readonly CheckedField[];
}

/** All places, also the retired ones. */
export interface EditableList {
  /** Whether people see the samples, which go as soon as a place is added. */
  sample: boolean;
  places: readonly EditablePlace[];
}

/** An error of the service. */
export class PlaceEditorError extends Error {
  /**
   * `invalid`: see `problems`. `conflict`: somebody else has changed the place, see `current`. `gone`: it is not in the
   * list any more. `permission`: the login has ended, or this is no administrator. `not-done`: the service cannot do it
   * now, and says why. `unreachable`: no answer; it may be done, and asking again does nothing twice.
   */
  readonly code: 'invalid' | 'conflict' | 'gone' | 'permission' | 'not-done' | 'unreachable';
  /** The service's explanation, for the person; null where it gives none. */
  readonly says: string | null;
  /** What is wrong, by the field of an import. */
  readonly problems: readonly { field: string; text: string }[];
  /** The place as it is now. */
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
 * Adds, changes and retires single places of the services page, whose list is always the server's. Every method rejects
 * with {@link PlaceEditorError} only (once somebody else is logged in, with `permission` as a `CollectionError`), and does nothing twice where it is asked again. `version` is that of the place as
 * the person saw it.
 */
export interface PlaceEditor {
  list(): Promise<EditableList>;
  add(order: PlaceOrder): Promise<EditablePlace>;
  change(id: number, version: string, order: PlaceOrder): Promise<EditablePlace>;
  retire(id: number, version: string): Promise<EditablePlace>;
  restore(id: number, version: string): Promise<EditablePlace>;
  /** The places that people see, as a file that can be imported again. That it was made is written down. */
  exportAs(as: ExportFormat): Promise<TextFile>;
}
