import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ChoiceGroup, type ChoiceOption } from '../../components/ChoiceGroup/ChoiceGroup';
import { Dialog } from '../../components/Dialog/Dialog';
import { SaveOrCancel } from '../../components/Dialog/SaveOrCancel';
import { useForm } from '../../components/Field/useForm';
import { Status } from '../../components/Status/Status';
import type { ReminderChoices } from '@/shared/domain/reminders/reminderChoices';
import type { User } from '@/shared/domain/users/user';
import { OwnAccountError, type OwnAccount } from '../../ports/ownAccount';
import { failureWords } from './accountDeletionWords';

export interface RemindersDialogProps {
  /** The current choices. */
  choices: ReminderChoices;
  /** The user of these choices. */
  user: User;
  account: OwnAccount;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  onClose: () => void;
  /** Called when they are stored. */
  onSaved: (choices: ReminderChoices) => void;
  /** Called when the person requests the code that lifts "Stop all reminders", to store these choices afterwards. */
  onCode: (choices: ReminderChoices) => void;
}

type Name = keyof ReminderChoices;

const groups: readonly { legend: string; hint?: string; options: readonly ChoiceOption<Name>[] }[] = [
  {
    legend: 'My appointments',
    hint: 'If an appointment goes on all day, we remind you the day before, at 9:00 am. We remind you again on the day, at 7:00 am.',
    options: [
      { value: 'appointmentDay', label: 'The day before an appointment' },
      { value: 'appointmentHours', label: 'Two hours before an appointment' },
    ],
  },
  {
    legend: 'Events that I am going to',
    hint: 'If an event has no time, we remind you the day before, at 9:00 am.',
    options: [
      { value: 'eventDay', label: 'The day before an event' },
      { value: 'eventHours', label: 'Two hours before an event' },
    ],
  },
  {
    legend: 'When I register',
    hint: 'The email says when and where the event is. It has a file that puts the event into your calendar.',
    options: [{ value: 'eventRegistered', label: 'Email me when I register for an event' }],
  },
  {
    legend: 'What the emails say',
    hint: 'Without this they say “Appointment” only. Choose it if nobody else reads your emails.',
    options: [{ value: 'titles', label: 'Say what the appointment is, and where' }],
  },
];

const names = groups.flatMap(({ options }) => options.map(({ value }) => value));

const mapped = <From, To>(choices: Record<Name, From>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, to(value)])) as Record<Name, To>;

/** Chooses the emails that remind a person or confirm a registration. All are off at first. */
export function RemindersDialog(props: RemindersDialogProps) {
  const { choices, user, account, opener, onClose, onSaved, onCode } = props;
  const form = useForm({ first: mapped(choices, (on) => (on ? 'on' : '')), failureOf: failureWords });
  const { values } = form;
  const [isStopped, setStopped] = useState(false);
  const stopped = `Somebody who reads ${user.email} chose “Stop all reminders” in an email. To turn them on again, we send a code there first.`;
  const chosen = () => mapped(values, (value) => value === 'on');

  const save = () =>
    form.submit(async () => {
      setStopped(false);
      try {
        onSaved(await account.reminders(chosen()));
        return null;
      } catch (error) {
        if (!(error instanceof OwnAccountError) || error.code !== 'mailbox-stopped') throw error;
        setStopped(true);
        return stopped;
      }
    });

  return (
    <Dialog
      open
      title="Reminders by email"
      description={`They come to ${user.email}. We send none before you choose it here.`}
      opener={opener}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={<SaveOrCancel busy={form.busy} onCancel={onClose} />}
    >
      {form.failure && (
        <Status
          kind={isStopped ? 'warning' : 'failed'}
          action={isStopped && <Button onClick={() => onCode(chosen())}>Send me a code</Button>}
        >
          {form.failure}
        </Status>
      )}
      {groups.map((group) => (
        <ChoiceGroup
          key={group.legend}
          {...group}
          chosen={names.filter((name) => values[name] === 'on')}
          onChange={(name, on) => form.change({ [name]: on ? 'on' : '' })}
        />
      ))}
    </Dialog>
  );
}
