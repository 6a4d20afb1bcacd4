import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { useForm } from '../../components/Field/useForm';
import { Status } from '../../components/Status/Status';
import type { ReminderChoices } from '../../domain/reminders/reminderChoices';
import type { User } from '../../domain/users/user';
import type { OwnAccount } from '../../ports/ownAccount';
import { failureWords } from './accountDeletionWords';
import styles from './RemindersDialog.module.css';

export interface RemindersDialogProps {
  /** What is chosen now. */
  choices: ReminderChoices;
  /** Whose choices these are. */
  user: User;
  account: OwnAccount;
  /** What opened it, for the focus afterwards. */
  opener: Element | null;
  onClose: () => void;
  /** They are stored. */
  onSaved: (choices: ReminderChoices) => void;
}

type Name = keyof ReminderChoices;

const groups: readonly { legend: string; hint?: string; boxes: readonly [Name, string][] }[] = [
  {
    legend: 'My appointments',
    boxes: [
      ['appointmentDay', 'The day before an appointment'],
      ['appointmentHours', 'Two hours before an appointment'],
    ],
  },
  {
    legend: 'Events that I am going to',
    hint: 'If an event has no time, we remind you the day before, at 9:00 am.',
    boxes: [
      ['eventDay', 'The day before an event'],
      ['eventHours', 'Two hours before an event'],
    ],
  },
  {
    legend: 'What the emails say',
    hint: 'Without this they say “Appointment” only. Choose it if nobody else reads your emails.',
    boxes: [['titles', 'Say what the appointment is, and where']],
  },
];

const mapped = <From, To>(choices: Record<Name, From>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, to(value)])) as Record<Name, To>;

/** Chooses which emails remind somebody. All is off until they have chosen. */
export function RemindersDialog(props: RemindersDialogProps) {
  const { choices, user, account, opener, onClose, onSaved } = props;
  const form = useForm({ first: mapped(choices, (on) => (on ? 'on' : '')), failureOf: failureWords });
  const { values } = form;

  const save = () =>
    form.submit(async () => {
      onSaved(await account.reminders(mapped(values, (value) => value === 'on')));
      return null;
    });

  return (
    <Dialog
      open
      title="Reminders by email"
      description={`They come to ${user.email}. We send none before you choose it here.`}
      opener={opener}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button kind="main" type="submit" busy={form.busy ? 'Saving…' : undefined}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      {form.failure && <Status kind="failed">{form.failure}</Status>}
      {groups.map(({ legend, hint, boxes }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          {hint !== undefined && <p id={`hint-${boxes[0]![0]}`}>{hint}</p>}
          {boxes.map(([name, label]) => (
            <label key={name} className={styles.choice}>
              <input
                type="checkbox"
                checked={values[name] === 'on'}
                aria-describedby={hint === undefined ? undefined : `hint-${boxes[0]![0]}`}
                onChange={({ currentTarget }) => form.change({ [name]: currentTarget.checked ? 'on' : '' })}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
