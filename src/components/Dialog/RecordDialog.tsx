import { EditConflict, type EditConflictProps } from '../EditConflict/EditConflict';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import type { Form } from '../Field/useForm';
import { Status } from '../Status/Status';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { SaveOrCancel } from './SaveOrCancel';

export interface RecordDialogProps<Values> extends Omit<FormDialogProps, 'actions' | 'onSubmit'> {
  /** The values, the errors and the failure of the form. */
  form: Form<Values>;
  /** From `useEditConflict`: another version of the record that was saved meanwhile. */
  conflict: { conflict: EditConflictProps['conflict']; show: EditConflictProps['onShow'] };
  /** The fields whose errors are listed at the top, in their order. Default: no list, the first one gets the focus. */
  summary?: readonly (keyof Values & string)[] | undefined;
  /** A sentence after the fields, such as where the record is stored. */
  note?: string | undefined;
  /** Called when the person pressed Save. */
  onSubmit: () => void;
}

/** The form for one record: its fields, their errors, an error of saving, and the buttons Save and Cancel. */
export function RecordDialog<Values>(props: RecordDialogProps<Values>) {
  const { form, conflict, summary = [], note, children, ...dialog } = props;
  const { field, errors, attempt, failure, busy } = form;
  return (
    <FormDialog {...dialog} actions={<SaveOrCancel busy={busy} onCancel={dialog.onClose} />}>
      <EditConflict conflict={conflict.conflict} onShow={conflict.show} />
      <ErrorSummary
        level={3}
        attempt={attempt}
        errors={summary.flatMap((name) => {
          const text = errors[name];
          return text ? [{ fieldId: field(name).id, text }] : [];
        })}
      />
      {children}
      {failure && <Status kind="failed">{failure}</Status>}
      {note && <p>{note}</p>}
    </FormDialog>
  );
}
