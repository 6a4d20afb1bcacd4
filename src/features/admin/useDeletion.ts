import { useState } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { ReportedAction } from '@/shared/domain/admin/audit';
import type { Collection } from '../../ports/collection';
import { isOfOneRecord, saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';

/** The texts for deleting a kind of record. */
export interface DeletionWords<T> {
  noun: { one: string; many: string };
  nameOf: (row: T) => string;
  /** The consequence, as a sentence. */
  details: string;
  /** The deletion cannot be undone. */
  isFinal?: boolean;
  /** The entry for the audit trail. */
  report: ReportedAction;
  /** @returns why a row must stay, as a sentence; null: it can be deleted. */
  refuse?: (row: T) => string | null;
}

/** A deleted row, and the one that followed it. */
interface Gone<T extends { id: string | number }> {
  row: T;
  before: T['id'] | null;
}

/** The message above the table after a deletion. */
export interface Deletion<T extends { id: string | number }> {
  text: string;
  gone: readonly Gone<T>[];
}

/** Asks, deletes, and offers Undo. */
export function useDeletion<T extends { id: string | number }>(
  collection: Collection<T> | null,
  words: DeletionWords<T>,
  /** Called after this person changed the data. */
  onChanged: () => void,
) {
  const { ask, notify } = useDialogs();
  const { auditTrail } = usePorts();
  const announce = useAnnounce();
  const [deleted, setDeleted] = useState<Deletion<T> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [undoing, setUndoing] = useState(false);
  const { noun, nameOf, details, report, refuse = () => null } = words;
  const named = (rows: readonly T[]) =>
    rows.length === 1 ? nameOf(rows[0]!) : `${rows.length} ${noun.many}`;

  const show = (next: Deletion<T> | null, failed: string | null = null) => {
    setDeleted(next);
    setFailure(failed);
  };
  const fail = (text: string) => show(null, text);

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
    }).catch(() => null);
    if (sure === null) return fail('We could not ask you first, so nothing was deleted. Please try again.');
    if (!sure) return;
    const gone: Gone<T>[] = [];
    const left = new Set(rows.map(({ id }) => id));
    const reasons = new Set<string>();
    try {
      const all = await collection.list();
      for (const [at, { id }] of all.entries()) {
        if (!left.has(id)) continue;
        try {
          const row = await collection.remove(id);
          if (row) gone.push({ row, before: all[at + 1]?.id ?? null });
          left.delete(id);
        } catch (error) {
          if (!isOfOneRecord(error)) throw error;
          reasons.add(saveFailure(error));
        }
      }
    } catch (error) {
      reasons.add(saveFailure(error));
    }
    if (gone.length === 0)
      return fail([...reasons].join(' ') || 'This was deleted already, perhaps in another tab.');
    const said = `${gone.length === 1 ? 'Deleted' : 'Deleted:'} ${named(gone.map(({ row }) => row))}.`;
    const stay = rows.filter(({ id }) => left.has(id)).map(nameOf);
    const why = [`${stay.length} could not be deleted: ${stay.join(', ')}.`, ...reasons].join(' ');
    show({ text: reasons.size > 0 ? `${said} ${why}` : said, gone });
    onChanged();
    void auditTrail().then(
      (trail) => trail.report(report, gone.length),
      () => undefined,
    );
  }

  /** Restores the deleted rows in their positions. @returns true where all are restored. */
  async function undo(): Promise<boolean> {
    if (!deleted || !collection) return false;
    setUndoing(true);
    // Lets the same failure be announced again.
    setFailure(null);
    let left = deleted.gone;
    try {
      // In reverse order, so that the next row is restored first.
      for (let last = left.at(-1); last; last = left.at(-1)) {
        await collection.put(last.row, { expected: null, before: last.before });
        left = left.slice(0, -1);
      }
      announce(`Brought back: ${named(deleted.gone.map(({ row }) => row))}.`);
      show(null);
      onChanged();
      return true;
    } catch (error) {
      // The others can be restored later.
      show({ ...deleted, gone: left }, saveFailure(error));
      return false;
    } finally {
      setUndoing(false);
    }
  }

  return { deleted, failure, undoing, remove, undo, fail, forget: () => show(null) };
}
