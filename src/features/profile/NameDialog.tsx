import { Dialog } from '../../components/Dialog/Dialog';
import { SaveOrCancel } from '../../components/Dialog/SaveOrCancel';
import { useForm } from '../../components/Field/useForm';
import { Status } from '../../components/Status/Status';
import { TextField } from '../../components/TextField/TextField';
import { cleanName, nameHint, nameProblem, nameQuestion } from '@/shared/domain/users/personName';
import type { User } from '@/shared/domain/users/user';
import { usePorts } from '../../ports/ports';
import { changeName, nameFailure } from './changeName';

export interface NameDialogProps {
  user: User;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  onClose: () => void;
  /** @param name as stored; empty: none. */
  onDone: (name: string) => void;
}

/** Asks for the person's preferred name. An empty answer removes it. */
export function NameDialog({ user, opener, onClose, onDone }: NameDialogProps) {
  const ports = usePorts();
  const form = useForm({ first: { name: user.name ?? '' }, failureOf: nameFailure, focusAfterErrors: true });

  const submit = async () => {
    if (form.busy || !form.check({ name: nameProblem(form.values.name) ?? undefined })) return;
    const name = cleanName(form.values.name);
    await form.submit(async () => {
      await changeName(ports, user, name);
      onDone(name);
      return null;
    });
  };

  return (
    <Dialog
      open
      title={nameQuestion}
      opener={opener}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<SaveOrCancel busy={form.busy} onCancel={onClose} />}
    >
      {form.failure && <Status kind="failed">{form.failure}</Status>}
      <TextField
        label="Your name"
        hint={`${nameHint} Leave it empty to have none.`}
        name="name"
        autoComplete="name"
        {...form.field('name')}
      />
    </Dialog>
  );
}
