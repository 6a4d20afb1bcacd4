import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { FormDialog } from '../../components/Dialog/FormDialog';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { SelectField } from '../../components/SelectField/SelectField';
import { Status } from '../../components/Status/Status';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { useFormDraft } from '../../ports/useFormDraft';

/** One field of a record that can be changed. */
export interface EditField {
  name: string;
  label: string;
  kind: 'line' | 'lines' | 'choice';
  /** The words to choose from, by what is kept. */
  options?: readonly { value: string; label: string }[];
  /** What is wrong with a text; null: nothing. */
  check?: (text: string) => string | null;
}

/** What the fields hold, by name. */
export type EditValues = Readonly<Record<string, string>>;

export interface EditDialogProps {
  /** The id of its draft: "Users.4". */
  form: string;
  /** What the record is called. */
  name: string;
  /** What a change means and where it is kept. */
  note: string;
  fields: readonly EditField[];
  values: EditValues;
  opener: Element | null;
  /** Saves; resolves to what went wrong, or null. */
  onSave: (values: EditValues) => Promise<string | null>;
  onClose: () => void;
}

/** Changes a record of the dashboard. Nothing that was typed is dropped without asking. */
export function EditDialog(props: EditDialogProps) {
  const { form, note, fields, opener, onSave, onClose } = props;
  const [first] = useState(props.values);
  const id = useId();
  const mayLeave = useLeaveGuard();
  const [values, setValues] = useState(first);
  const [error, setError] = useState<{ name: string; text: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);
  const draft = useFormDraft({ form, isOfRecord: true, first, values, onRestore: setValues });

  async function submit() {
    if (saving) return;
    setAttempt((count) => count + 1);
    setFailure(null);
    const wrong = fields
      .map(({ name, check }) => ({ name, text: check?.(values[name] ?? '') ?? null }))
      .find(({ text }) => text !== null);
    setError(wrong ? { name: wrong.name, text: wrong.text ?? '' } : null);
    if (wrong) {
      document.getElementById(`${id}-${wrong.name}`)?.focus();
      return;
    }
    setSaving(true);
    const text = await onSave(values);
    setSaving(false);
    if (text !== null) return setFailure(text);
    draft.done();
    onClose();
  }

  async function leave() {
    const isChanged = fields.some(({ name }) => values[name] !== first[name]);
    if (!(await mayLeave(isChanged))) return;
    draft.done();
    onClose();
  }

  return (
    <FormDialog
      draft={draft}
      title={`Edit ${props.name}`}
      description={note}
      opener={opener}
      onClose={() => void leave()}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button type="submit" kind="main" busy={saving ? 'Saving…' : undefined}>
            Save
          </Button>
          <Button onClick={() => void leave()}>Cancel</Button>
        </>
      }
    >
      {fields.map(({ name, label, kind, options = [] }) => {
        const common = {
          id: `${id}-${name}`,
          label,
          attempt,
          error: error?.name === name ? error.text : undefined,
          value: values[name] ?? '',
          onChange: (event: { target: { value: string } }) =>
            setValues({ ...values, [name]: event.target.value }),
        };
        if (kind === 'choice') return <SelectField key={name} {...common} options={options} />;
        return kind === 'lines' ? (
          <TextArea key={name} {...common} rows={5} />
        ) : (
          <TextField key={name} {...common} />
        );
      })}
      {failure && (
        <Status kind="failed" appears>
          {failure}
        </Status>
      )}
    </FormDialog>
  );
}
