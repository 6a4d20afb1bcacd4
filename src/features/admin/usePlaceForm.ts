import { useState } from 'react';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { useEditConflict } from '../../components/EditConflict/useEditConflict';
import { useForm } from '../../components/Field/useForm';
import { fieldLabels } from '@/shared/domain/services/fieldLabels';
import { type CheckedField, checkedFields } from '@/shared/domain/services/placeChecks';
import { formErrors, importedFields, placeFormOf } from '@/shared/domain/services/placeForm';
import type { EditablePlace } from '@/shared/domain/services/placeWords';
import { PlaceEditorError, type PlaceEditor } from '../../ports/placeEditor';
import { usePorts } from '../../ports/ports';
import { useFormDraft } from '../../ports/useFormDraft';
import { editFailure } from './placeEditWords';

const changedMeanwhile =
  'Somebody else has changed this place while you were writing. What you wrote is still here. Press Save again to use it.';

const conflictFields = checkedFields.map((name) => ({ name, label: fieldLabels[name] }));

/** The form with the checked fields, separated by spaces. */
const valuesOf = (place: EditablePlace | null) => ({ ...placeFormOf(place), checked: '' });

/**
 * The state and the rules of the form for one service.
 * @param opened null: a new service.
 * @param onSaved called with the stored service.
 * @param onNews called when another person has changed it.
 */
export function usePlaceForm(opened: EditablePlace | null, { onClose, onSaved, onNews }: PlaceFormEvents) {
  const { placeEditor } = usePorts();
  const mayLeave = useLeaveGuard();
  const [first] = useState(() => valuesOf(opened));
  /** The latest version of the service that this person has seen. */
  const [known, setKnown] = useState(opened);
  const form = useForm({ first, failureOf: editFailure });
  const { values, change } = form;
  const conflict = useEditConflict({ values, change }, conflictFields);
  const draft = useFormDraft({
    form: opened ? `place.${opened.id}` : 'place',
    isOfRecord: opened !== null,
    first,
    values,
    onRestore: change,
  });
  const checked = values.checked.split(' ').filter((name) => name !== '') as CheckedField[];

  const store = (editor: PlaceEditor, before: EditablePlace | null) => {
    const { checked: _, ...fields } = values;
    const order = { fields: importedFields(fields, before), checked };
    return before ? editor.change(before.id, before.version, order) : editor.add(order);
  };

  /** @returns why nothing was saved, as a sentence; null where it was, or where the form shows the reason. */
  async function attempt(before: EditablePlace | null): Promise<string | null> {
    try {
      const saved = await store(await placeEditor(), before);
      draft.done();
      onSaved(saved);
      onClose();
      return null;
    } catch (error) {
      if (!(error instanceof PlaceEditorError)) throw error;
      const errors = formErrors(error.problems);
      if (error.code === 'invalid' && !form.check(errors)) return null;
      const { current } = error;
      if (error.code !== 'conflict' || !current || !before) throw error;
      setKnown(current);
      onNews(current);
      // Changes of fields that are not in the form, such as a check, need no question.
      return conflict.meet(valuesOf(before), valuesOf(current), changedMeanwhile) ? null : attempt(current);
    }
  }

  async function save() {
    // Announces the remaining errors again.
    form.check({});
    await form.submit(() => attempt(known));
  }

  async function cancel() {
    const kept = valuesOf(known);
    const isChanged = Object.entries(kept).some(([name, text]) => values[name as keyof typeof kept] !== text);
    if (!(await mayLeave(isChanged))) return;
    draft.done();
    onClose();
  }

  return {
    form,
    known,
    draft,
    conflict,
    checked,
    setChecked: (fields: readonly CheckedField[]) => change({ checked: fields.join(' ') }),
    save,
    cancel,
  };
}

/** The events of the form for a service. */
export interface PlaceFormEvents {
  onClose: () => void;
  /** @param place as it is now stored. */
  onSaved: (place: EditablePlace) => void;
  /** Another person has changed the service. */
  onNews: (place: EditablePlace) => void;
}
