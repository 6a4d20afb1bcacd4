/** One record was written or deleted. */
export interface RecordChange {
  /** The name of its collection in addresses. */
  collection: string;
  id: string;
  /** 0 where the record is gone. */
  version: number;
}

/** What is known of the community's data. */
export type Update =
  | { kind: 'changes'; changes: readonly RecordChange[] }
  /** Something may have been missed: everything has to be read again. */
  | { kind: 'reset' }
  /** Whether the server can be reached. */
  | { kind: 'connection'; isUp: boolean };
