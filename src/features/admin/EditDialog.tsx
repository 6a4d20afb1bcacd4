import { useState } from 'react';
import { RecordDialog } from '../../components/Dialog/RecordDialog';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { useEditConflict } from '../../components/EditConflict/useEditConflict';
import { onlyError, useForm } from '../../components/Field/useForm';
import { SelectField } from '../../components/SelectField/SelectField';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { CollectionError, type Collection, type RecordId } from '../../ports/collection';
import { saveFailure } from '../../ports/collectionWords';
import { useFormDraft } from '../../ports/useFormDraft';

/** One field of a record that can be changed. */
export interface EditField {
  name: string;
  label: string;
  kind: 'line' | 'lines' | 'choice';
  /** The options, by their stored value. */
  options?: readonly { value: string; label: string }[];
  /** @returns the error in a text; null: none. */
  check?: (text: string) => string | null;
}

/** The values of the fields, by name. */
export type EditValues = Readonly<Record<string, string>>;

/** The fields that can be edited. */
export interface EditForm {
  /** Explains the effect of a change and where it is stored. */
  note: string;
  fields: readonly EditField[];
  values: EditValues;
}

export interface EditDialogProps<T extends { id: RecordId }> {
  /** The name of the table. With the id of the record it is the name of the draft: "Users.4". */
  caption: string;
  words: {
    /** The display name of a record. */
    nameOf: (row: T) => string;
  };
  /** The record as the table has it. */
  row: T;
  /** All records of the table. */
  rows: readonly T[];
  collection: Collection<T>;
  /** Makes the form for a record. */
  formOf: (row: T, storageNotice: string, all: readonly T[]) => EditForm;
  /** Applies the values of the form to the record. */
  withValues: (row: T, values: EditValues) => T;
  opener: Element | null;
  onSaved: () => void;
  onClose: () => void;
}

const deletedMeanwhile =
  'This was deleted somewhere else while you were writing, so nothing was saved. What you wrote is still here, if you want to copy it.';

/** Edits a record of the dashboard. Asks before it discards anything typed. */
export function EditDialog<T extends { id: RecordId }>(props: EditDialogProps<T>) {
  const { caption, words, row, rows, collection, formOf, withValues, opener, onSaved, onClose } = props;
  const { note, fields } = formOf(row, collection.storageNotice, rows);
  const valuesOf = (one: T) => formOf(one, '', rows).values;
  /** The latest version of the record that this person has seen. */
  const [known, setKnown] = useState(row);
  const [first] = useState(() => valuesOf(row));
  const mayLeave = useLeaveGuard();
  const form = useForm({ first, failureOf: saveFailure });
  const { values, change } = form;
  const conflictFields = fields.map(({ name, label, options }) => ({
    name,
    label,
    words: options && ((value: string) => options.find((one) => one.value === value)?.label ?? value),
  }));
  const conflict = useEditConflict({ values, change }, conflictFields);
  const draft = useFormDraft({
    form: `${caption}.${row.id}`,
    isOfRecord: true,
    first,
    values,
    onRestore: change,
  });

  /** @returns true where it was saved. */
  async function save(before: T): Promise<boolean> {
    try {
      await collection.put(withValues(before, values), { expected: before });
      return true;
    } catch (reason) {
      if (!(reason instanceof CollectionError) || reason.code !== 'conflict') throw reason;
      const now = await collection.get(before.id);
      if (!now) throw new CollectionError('conflict', { text: deletedMeanwhile });
      setKnown(now);
      // Changes of fields that are not in the form, such as ratings, need no question.
      return !conflict.meet(valuesOf(before), valuesOf(now), saveFailure(reason)) && save(now);
    }
  }

  async function submit() {
    const wrong = fields.flatMap(({ name, check }) => {
      const text = check?.(values[name] ?? '');
      return text ? [{ field: name, text }] : [];
    });
    const errors = onlyError(wrong[0] ?? null);
    if (form.busy || !form.check(errors)) return form.focusFirst(errors);
    await form.submit(async () => {
      if (!(await save(known))) return null;
      onSaved();
      draft.done();
      onClose();
      return null;
    });
  }

  async function leave() {
    const kept = valuesOf(known);
    const isChanged = fields.some(({ name }) => values[name] !== kept[name]);
    if (!(await mayLeave(isChanged))) return;
    draft.done();
    onClose();
  }

  return (
    <RecordDialog
      {...{ form, draft, conflict }}
      title={`Edit ${words.nameOf(row)}`}
      description={note}
      opener={opener}
      onClose={() => void leave()}
      onSubmit={() => void submit()}
    >
      {fields.map(({ name, label, kind, options = [] }) => {
        const common = { label, ...form.field(name) };
        if (kind === 'choice') return <SelectField key={name} {...common} options={options} />;
        if (kind === 'lines') return <TextArea key={name} {...common} rows={5} />;
        return <TextField key={name} {...common} />;
      })}
    </RecordDialog>
  );
}
