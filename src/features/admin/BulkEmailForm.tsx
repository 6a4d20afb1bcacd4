import { useEffect, useId } from 'react';
import { SelectField } from '../../components/SelectField/SelectField';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { BulkEmailError } from '@/shared/domain/bulkEmail/email';
import type { ExportType } from '@/shared/domain/admin/exportFile';
import { RecipientList, type Noun, type Recipient } from './RecipientList';

/** The values of the form. */
export interface BulkEmailDraft {
  /** Normalised addresses. */
  recipients: ReadonlySet<string>;
  subject: string;
  message: string;
  pace: 'one-by-one' | 'parallel';
  type: ExportType;
}

export interface BulkEmailFormProps {
  draft: BulkEmailDraft;
  users: readonly Recipient[];
  mailNotes: ReadonlyMap<string, string> | undefined;
  noun: Noun;
  isExport: boolean;
  error: BulkEmailError | null;
  /** Counts the checks. */
  attempt: number;
  onChange: (draft: BulkEmailDraft) => void;
}

const paces = [
  { value: 'one-by-one', label: 'One by one' },
  { value: 'parallel', label: 'Up to 5 at once' },
];
const types = [
  { value: 'csv', label: 'CSV (for spreadsheets)' },
  { value: 'pdf', label: 'PDF (for reading)' },
];

/** Asks for the recipients of an email, its text and the pace of sending. */
export function BulkEmailForm(props: BulkEmailFormProps) {
  const { draft, users, mailNotes, noun, isExport, error, attempt, onChange } = props;
  const id = useId();
  const errorOf = (field: BulkEmailError['field']) => (error?.field === field ? error.text : undefined);
  useEffect(() => {
    if (error) document.getElementById(`${id}-${error.field}`)?.focus();
  }, [error, attempt, id]);

  return (
    <>
      <RecipientList
        id={`${id}-recipients`}
        {...{ users, mailNotes, noun }}
        chosen={draft.recipients}
        error={errorOf('recipients')}
        attempt={attempt}
        onChange={(recipients) => onChange({ ...draft, recipients })}
      />
      <TextField
        id={`${id}-subject`}
        label="Subject"
        maxLength={200}
        value={draft.subject}
        error={errorOf('subject')}
        attempt={attempt}
        onChange={(event) => onChange({ ...draft, subject: event.target.value })}
      />
      <TextArea
        id={`${id}-message`}
        label="Message"
        rows={6}
        maxLength={20_000}
        value={draft.message}
        error={errorOf('message')}
        attempt={attempt}
        onChange={(event) => onChange({ ...draft, message: event.target.value })}
      />
      {isExport && (
        <SelectField
          label="File"
          options={types}
          value={draft.type}
          onChange={(event) => onChange({ ...draft, type: event.target.value === 'pdf' ? 'pdf' : 'csv' })}
        />
      )}
      <SelectField
        label="How to send"
        hint="Each person gets an email of their own. Nobody sees the others."
        options={paces}
        value={draft.pace}
        onChange={(event) =>
          onChange({ ...draft, pace: event.target.value === 'parallel' ? 'parallel' : 'one-by-one' })
        }
      />
    </>
  );
}
