import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import {
  wantsReminders,
  wantsToBeReminded,
  type ReminderChoices,
} from '@/shared/domain/reminders/reminderChoices';
import type { User } from '@/shared/domain/users/user';
import type { OwnAccount } from '../../ports/ownAccount';
import { failureWords } from './accountDeletionWords';
import styles from '../appointmentExport/ExportAppointments.module.css';
import { useAddressDialog } from './useAddressDialog';

const loadDialog = () => import('./RemindersDialog');

const savedWords = (choices: ReminderChoices) => {
  if (!wantsReminders(choices)) return 'Saved. We send you no reminders.';
  const confirms = 'email you when you register for an event.';
  if (!wantsToBeReminded(choices)) return `Saved. We ${confirms}`;
  return `Saved. We remind you by email${choices.eventRegistered ? `, and ${confirms}` : '.'}`;
};

/** Opens the choice of emails that remind a person or confirm a registration. */
export function RemindersSection({ user, account }: { user: User; account: OwnAccount }) {
  const dialog = useLazyDialog<typeof loadDialog, ReminderChoices>(loadDialog);
  const [isOpening, setOpening] = useState(false);
  const [outcome, show] = useOutcome();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The choices that wait until the mailbox's owner has agreed again. */
  const waiting = useRef<ReminderChoices | null>(null);
  const isUnproved = user.addressProved === false;

  const saved = (now: ReminderChoices) => show({ kind: 'success', text: savedWords(now) });
  const address = useAddressDialog({
    fallbackFocus: () => heading.current,
    onFailure: (text) => show({ kind: 'failed', text }),
    onDone: (text) => {
      const choices = waiting.current;
      waiting.current = null;
      if (!choices) show({ kind: 'success', text: `${text} Now you can choose reminders.` });
      else
        account
          .reminders(choices)
          .then(saved, (error: unknown) => show({ kind: 'failed', text: failureWords(error) }));
    },
  });

  const open = async (opener: Element) => {
    if (isOpening) return;
    show(null);
    setOpening(true);
    await dialog
      .open(() => account.reminders(), opener)
      .catch((error: unknown) => show({ kind: 'failed', text: failureWords(error) }));
    setOpening(false);
  };

  return (
    <section className={`${styles.box} no-print`} aria-labelledby="reminders">
      <h2 id="reminders" ref={heading} tabIndex={-1}>
        Reminders by email
      </h2>
      <p>
        We can email you before an appointment or an event, and when you register for an event. We send
        nothing until you choose it.
      </p>
      {isUnproved && <p>Please confirm your email address first.</p>}
      <div className={styles.buttons}>
        {isUnproved ? (
          address.button
        ) : (
          <Button
            busy={isOpening ? 'Opening…' : undefined}
            onPointerEnter={dialog.preload}
            onFocus={dialog.preload}
            onClick={({ currentTarget }) => void open(currentTarget)}
          >
            Choose reminders
          </Button>
        )}
      </div>
      <OutcomeMessage outcome={outcome} />
      {dialog.render(({ RemindersDialog }, choices, opener) => (
        <RemindersDialog
          {...{ choices, user, account, opener }}
          onClose={dialog.close}
          onSaved={(now) => {
            dialog.close();
            saved(now);
          }}
          onCode={(chosen) => {
            dialog.close();
            waiting.current = chosen;
            void address.open(opener);
          }}
        />
      ))}
      {address.render()}
    </section>
  );
}
