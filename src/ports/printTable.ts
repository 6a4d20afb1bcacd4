import type { FileTable } from '@/shared/domain/admin/exportFile';

/** Opens the print dialog of the browser for a table, where it can also be saved as a PDF file under its own name. */
export type PrintTable = (table: FileTable) => void;
