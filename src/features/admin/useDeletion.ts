import { useState } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import type { ReportedAction } from '../../domain/audit';
import type { Collection } from '../../ports/collection';
import { useServices } from '../../ports/services';
import { storageFailure } from './storageFailure';

/** What a kind of record says when it is deleted. */
export interface DeletionWords<T> {
  noun: { one: string; many: string };
  nameOf: (row: T) => string;
  /** What becomes of it, as a sentence. */
  details: string;
  /** What is written down in the audit trail. */
  report: ReportedAction;
  /** Why a row must stay, as a sentence; null: it may go. */
  refuse?: (row: T) => string | null;
}

/** What stands above the table after a deletion, or a try. */
export type DeletionMessage<T> =
  { kind: 'deleted'; text: string; rows: readonly T[] } | { kind: 'failed'; text: string };

/** Asks, deletes, and offers to take it back. */
export function useDeletion<T extends { id: string | number }>(
  collection: Collection<T> | null,
  words: DeletionWords<T>,
  /** This person changed the data. */
  onChanged: () => void,
) {
  const { ask, notify } = useDialogs();
  const { adminRecords } = useServices();
  const [message, setMessage] = useState<DeletionMessage<T> | null>(null);
  const [undoing, setUndoing] = useState(false);
  const { noun, nameOf, details, report, refuse = () => null } = words;
  const named = (rows: readonly T[]) =>
    rows.length === 1 ? nameOf(rows[0]!) : `${rows.length} ${noun.many}`;

  async function remove(asked: readonly T[]): Promise<void> {
    if (!collection) return;
    const rows = asked.filter((row) => refuse(row) === null);
    const refusal = asked.map(refuse).find((text) => text !== null);
    if (rows.length === 0) {
      if (refusal) await notify(refusal);
      return;
    }
    const kind = rows.length === 1 ? noun.one : noun.many;
    const sure = await ask({
      question: `Delete ${named(rows)}?`,
      details: [details, refusal].filter(Boolean).join(' '),
      confirm: `Delete ${rows.length === 1 ? kind : named(rows)}`,
      keep: `Keep ${kind}`,
      tone: 'danger',
    });
    if (!sure) return;
    const gone: T[] = [];
    try {
      for (const { id } of rows) {
        const row = await collection.remove(id);
        if (row) gone.push(row);
      }
    } catch (error) {
      if (gone.length === 0) return setMessage({ kind: 'failed', text: storageFailure(error) });
    }
    const text = `${gone.length === 1 ? 'Deleted' : 'Deleted:'} ${named(gone)}.`;
    setMessage({ kind: 'deleted', text, rows: gone });
    onChanged();
    void adminRecords().then(
      (records) => records.report(report, gone.length),
      () => undefined,
    );
  }

  /** Puts back what was deleted. @returns whether all of it is there again. */
  async function undo(): Promise<boolean> {
    if (message?.kind !== 'deleted' || !collection) return false;
    setUndoing(true);
    try {
      for (const row of message.rows) await collection.put(row, { expected: null });
      setMessage(null);
      onChanged();
      return true;
    } catch (error) {
      setMessage({ kind: 'failed', text: storageFailure(error) });
      return false;
    } finally {
      setUndoing(false);
    }
  }

  const fail = (text: string) => setMessage({ kind: 'failed', text });
  return { message, undoing, remove, undo, fail, forget: () => setMessage(null) };
}
