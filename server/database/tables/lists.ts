/** A list that an operator or an administrator has imported, whole in one row. */
export interface ListsTable {
  /** The name of the list. */
  name: 'services' | 'suburbs';
  /** Another one after each change; `none`: there is no list any more. It stands before the text, so that it is read without it. */
  version: string;
  /** JSON. */
  body: string;
}

/** An account that was deleted. The file beside the database says the same, and a restore replaces this table. */
export interface DeletionsTable {
  /** It says nothing about anybody. */
  uid: string;
  /** Milliseconds since 1970. */
  deleted_at: number;
}

/** The tables of lists that were files before, which several copies of the server could not share. */
export interface ListTables {
  lists: ListsTable;
  deletions: DeletionsTable;
}
