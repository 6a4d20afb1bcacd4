import { useEffect, useId } from 'react';
import { Button } from '../../components/Button/Button';
import { FormDialog } from '../../components/Dialog/FormDialog';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { SelectField } from '../../components/SelectField/SelectField';
import { Status } from '../../components/Status/Status';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { Resource, ResourceType } from '../../domain/resources/resource';
import { categoriesOf } from '../../domain/resources/resourceList';
import type { Collection } from '../../ports/collection';
import { useResourceForm } from './useResourceForm';

export interface ResourceDialogProps {
  resource: Resource;
  collection: Collection<Resource>;
  /** What opened it, for the focus afterwards. */
  opener: Element | null;
  /** Where the focus goes at the end, when that is not the opener. */
  focusAfter: () => HTMLElement | null;
  /** It closes: with what was saved, or null. */
  onDone: (saved: Resource | null) => void;
}

const types: readonly { value: ResourceType; label: string }[] = [
  { value: 'text', label: 'Article' },
  { value: 'video', label: 'Video' },
];

/** The form in which an administrator changes a resource. Nothing that was typed is dropped without asking. */
export function ResourceDialog({ resource, collection, opener, focusAfter, onDone }: ResourceDialogProps) {
  const { form, errors, attempt, problem, busy, isChanged, draft, change, submit } = useResourceForm(
    resource,
    collection,
    onDone,
  );
  const mayLeave = useLeaveGuard();
  const announce = useAnnounce();
  const id = useId();
  const fieldId = (field: string) => `${id}${field}`;
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.text;

  useEffect(() => {
    if (problem) announce(problem, { urgent: true });
  }, [announce, problem, attempt]);

  const leave = async () => {
    if (!(await mayLeave(isChanged))) return;
    draft.done();
    onDone(null);
  };

  return (
    <FormDialog
      draft={draft}
      title={`Edit ${resource.title}`}
      description={collection.storageNotice}
      opener={opener}
      focusAfter={focusAfter}
      onClose={() => void leave()}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button kind="main" type="submit" busy={busy ? 'Saving…' : undefined}>
            Save
          </Button>
          <Button onClick={() => void leave()}>Cancel</Button>
        </>
      }
    >
      <ErrorSummary
        level={3}
        attempt={attempt}
        errors={errors.map(({ field, text }) => ({ fieldId: fieldId(field), text }))}
      />
      <TextField
        id={fieldId('title')}
        label="Title"
        required
        autoComplete="off"
        error={errorOf('title')}
        attempt={attempt}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        id={fieldId('description')}
        label="Description"
        hint="One or two short sentences for the list."
        required
        rows={3}
        error={errorOf('description')}
        attempt={attempt}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <SelectField
        label="Type"
        options={types}
        value={form.type}
        onChange={(event) => change({ type: event.target.value as ResourceType })}
      />
      <SelectField
        label="Category"
        options={categoriesOf([resource]).map((category) => ({ value: category, label: category }))}
        value={form.category}
        onChange={(event) => change({ category: event.target.value })}
      />
      <TextArea
        label={form.type === 'video' ? 'The words of the video' : 'Text'}
        hint="Start a heading with ## and each item of a list with a dash. Leave an empty line between parts."
        rows={8}
        value={form.body}
        onChange={(event) => change({ body: event.target.value })}
      />
      {problem && <Status kind="failed">{problem}</Status>}
    </FormDialog>
  );
}
