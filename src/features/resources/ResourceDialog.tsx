import { RecordDialog } from '../../components/Dialog/RecordDialog';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { SelectField } from '../../components/SelectField/SelectField';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { Resource } from '@/shared/domain/resources/resource';
import { categoriesOf } from '@/shared/domain/resources/resourceCategories';
import type { Collection } from '../../ports/collection';
import { resourceTypes, useResourceForm } from './useResourceForm';

export interface ResourceDialogProps {
  resource: Resource;
  collection: Collection<Resource>;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  /** The element to focus at the end, where it is not the opener. */
  focusAfter: () => HTMLElement | null;
  /** Called when it closes, with the saved resource or null. */
  onDone: (saved: Resource | null) => void;
}

/** The form in which an administrator edits a resource. Asks before it discards anything typed. */
export function ResourceDialog({ resource, collection, opener, focusAfter, onDone }: ResourceDialogProps) {
  const { form, draft, conflict, isChanged, submit } = useResourceForm(resource, collection, onDone);
  const { field } = form;
  const mayLeave = useLeaveGuard();

  const leave = async () => {
    if (!(await mayLeave(isChanged))) return;
    draft.done();
    onDone(null);
  };

  return (
    <RecordDialog
      {...{ form, draft, conflict }}
      summary={['title', 'description']}
      title={`Edit ${resource.title}`}
      description={collection.storageNotice}
      opener={opener}
      focusAfter={focusAfter}
      onClose={() => void leave()}
      onSubmit={() => void submit()}
    >
      <TextField label="Title" required autoComplete="off" {...field('title')} />
      <TextArea
        label="Description"
        hint="One or two short sentences for the list."
        required
        rows={3}
        {...field('description')}
      />
      <SelectField label="Type" options={resourceTypes} {...field('type')} />
      <SelectField
        label="Category"
        options={categoriesOf([resource]).map((category) => ({ value: category, label: category }))}
        {...field('category')}
      />
      <TextArea
        label={form.values.type === 'video' ? 'The words of the video' : 'Text'}
        hint="Start a heading with ## and each item of a list with a dash. Leave an empty line between parts."
        rows={8}
        {...field('body')}
      />
    </RecordDialog>
  );
}
