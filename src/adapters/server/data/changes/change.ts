/** The write or the deletion of one record. */
export interface RecordChange {
  /** The name of its collection in addresses. */
  collection: string;
  id: string;
  /** 0 for a deleted record. */
  version: number;
}

/** News about the community's data. */
export type Update =
  | { kind: 'changes'; changes: readonly RecordChange[] }
  /** Something may have been missed: everything has to be read again. */
  | { kind: 'reset' }
  /** The server can be reached, or no longer. */
  | { kind: 'connection'; isUp: boolean };
