import type { CellRecord, TableColumn } from './csv';
import { fileStamp } from '../text/dates';
import type { Resource } from '../resources/resource';
import { roleLabels, type User } from '../users/user';

/** The kinds of exports. */
export type ExportKind = 'users' | 'resources';

/** The kinds of file that an export can be. */
export type ExportType = 'csv' | 'pdf';

/** The titles of the reports. */
const reportTitles: Record<ExportKind, string> = {
  users: 'User Management Report',
  resources: 'Resource Management Report',
};

/** The columns of the tables and of their exports. */
export const exportColumns: Record<ExportKind, readonly TableColumn[]> = {
  users: [
    { field: 'id', label: 'ID' },
    { field: 'email', label: 'Email' },
    { field: 'role', label: 'Role' },
  ],
  resources: [
    { field: 'id', label: 'ID' },
    { field: 'title', label: 'Title' },
    { field: 'category', label: 'Category' },
    { field: 'description', label: 'Description' },
    { field: 'averageRating', label: 'Average Rating', isNumber: true },
  ],
};

/** A table as a file or on paper. */
export interface FileTable {
  title: string;
  columns: readonly TableColumn[];
  records: readonly CellRecord[];
  /** The file's name without its extension, such as `users_export_20261121`. */
  name: string;
}

/** A table for an export: as a file, on paper or in an email. */
export interface ExportTable extends FileTable {
  kind: ExportKind;
}

/** The average with one decimal, as in "4.0"; empty without ratings. */
export function averageText(averageRating: number | null): string {
  return averageRating === null || !Number.isFinite(averageRating) ? '' : averageRating.toFixed(1);
}

function table(kind: ExportKind, records: readonly CellRecord[], now: Date): ExportTable {
  const name = `${kind}_export_${fileStamp(now)}`;
  return { kind, title: reportTitles[kind], columns: exportColumns[kind], records, name };
}

/**
 * The users as a table.
 * @param now gives the local date in the file's name.
 */
export function usersTable(users: readonly User[], now: Date): ExportTable {
  const records = users.map(({ id, email, role }) => ({ id, email, role: roleLabels[role] }));
  return table('users', records, now);
}

/**
 * The resources as a table.
 * @param now gives the local date in the file's name.
 */
export function resourcesTable(resources: readonly Resource[], now: Date): ExportTable {
  const records = resources.map(({ id, title, category, description, averageRating }) => ({
    id,
    title,
    category,
    description,
    averageRating: averageText(averageRating) || null,
  }));
  return table('resources', records, now);
}

/** `users_export_20261121.csv` */
export function fileName({ name }: Pick<FileTable, 'name'>, type: ExportType): string {
  return `${name}.${type}`;
}
