import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/ChoiceGroup/Checkbox';
import { FieldMessage } from '../../components/FieldMessage/FieldMessage';
import { Dialog } from '../../components/Dialog/Dialog';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { useForm } from '../../components/Field/useForm';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { Status } from '../../components/Status/Status';
import { plainDate } from '@/shared/domain/text/dates';
import type { CalendarFeed, OwnCalendarFeed } from '../../ports/calendarFeed';
import { OwnAccountError } from '../../ports/ownAccount';
import { failureWords } from './accountDeletionWords';
import { MadeAddress } from './MadeAddress';

export interface CalendarFeedDialogProps {
  /** The feed when it opens. */
  first: CalendarFeed | null;
  calendar: OwnCalendarFeed;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  onClose: () => void;
  /** Called when the feed was turned off. */
  onEnded: () => void;
}

const title = 'Calendar feed';
const noPassword = 'Please type your password.';
const wrongPassword = 'This is not your password. Please type the one that you log in with.';

const titlesSaid = (titles: boolean) =>
  titles
    ? 'Your calendar shows titles and places from now on.'
    : 'Your calendar says only “Appointment” from now on.';

const renewal = {
  question: 'Make a new calendar address?',
  details: 'The old address stops working. Each calendar that uses it needs the new one.',
  confirm: 'Make a new address',
  keep: 'Keep the old address',
};
const ending = {
  question: 'Turn off your calendar feed?',
  details: 'Its address stops working. You can make a new one at any time.',
  confirm: 'Turn it off',
  keep: 'Keep it on',
};

/** Creates, renews and turns off the address of a person's calendar feed, and explains who can read it. */
export function CalendarFeedDialog({ first, calendar, opener, onClose, onEnded }: CalendarFeedDialogProps) {
  const { ask } = useDialogs();
  const [feed, setFeed] = useState(first);
  const [titles, setTitles] = useState(first?.titles ?? false);
  const [address, setAddress] = useState<string | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const [outcome, show] = useOutcome();
  const form = useForm({ first: { password: '' }, failureOf: failureWords, focusAfterErrors: true });
  const { password } = form.values;

  /** Shows a change by another window, beside the message about it. */
  const look = async (cause: unknown) => {
    if (!(cause instanceof OwnAccountError) || cause.code !== 'outdated') return;
    const now = await calendar.read().catch(() => feed);
    setFeed(now);
    setTitles(now?.titles ?? titles);
  };

  const make = async () => {
    show(null);
    if (form.busy || !form.check({ password: password ? undefined : noPassword })) return;
    if (feed && !(await ask(renewal))) return;
    await form.submit(async () => {
      try {
        const made = await calendar.make({ password, titles, renews: feed !== null });
        setFeed(made.feed);
        setAddress(made.address);
      } catch (error) {
        if (error instanceof OwnAccountError && error.code === 'wrong-password')
          form.check({ password: wrongPassword });
        else {
          await look(error);
          throw error;
        }
      }
      return null;
    });
  };

  const choose = async (next: boolean) => {
    setTitles(next);
    if (!feed) return;
    show(null);
    try {
      setFeed(await calendar.showTitles(next));
      show({ kind: 'success', text: titlesSaid(next) });
    } catch (error) {
      setTitles(!next);
      await look(error);
      show({ kind: 'failed', text: failureWords(error) });
    }
  };

  const end = async () => {
    if (isEnding || !(await ask(ending))) return;
    show(null);
    setIsEnding(true);
    try {
      await calendar.end();
      onEnded();
    } catch (error) {
      show({ kind: 'failed', text: failureWords(error) });
      setIsEnding(false);
    }
  };

  if (address !== null)
    return (
      <Dialog
        open
        title={title}
        opener={opener}
        onClose={onClose}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <MadeAddress address={address} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={title}
      description="A secret web address for the calendar on your phone or computer. Whoever has it can read when your appointments are, and which events you go to."
      opener={opener}
      onClose={onClose}
      onSubmit={() => void make()}
      actions={
        <>
          <Button kind="main" type="submit" busy={form.busy ? 'Making it…' : undefined}>
            {feed ? 'Make a new address' : 'Make the address'}
          </Button>
          {feed && (
            <Button kind="danger" busy={isEnding ? 'Turning it off…' : undefined} onClick={() => void end()}>
              Turn the feed off
            </Button>
          )}
        </>
      }
    >
      {feed && (
        <p>
          {`You have had an address since ${plainDate(new Date(feed.madeAt))}. We do not keep it, so we cannot show it again. If you have lost it, make a new one.`}
        </p>
      )}
      <p>
        Most calendars look for changes a few times a day. Google may take a day. Your notes are never in it.
      </p>
      <div>
        <Checkbox
          label="My calendar is mine alone: add titles and places"
          aria-describedby="feed-titles"
          checked={titles}
          onChange={(checked) => void choose(checked)}
        />
        <FieldMessage kind="hint" id="feed-titles">
          Without this, your appointments say only “Appointment” and when. Events always have their names.
        </FieldMessage>
      </div>
      <OutcomeMessage outcome={outcome} />
      {form.failure && <Status kind="failed">{form.failure}</Status>}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        hint={feed ? 'For a new address.' : 'So that nobody else makes an address in your name.'}
        {...form.field('password')}
      />
    </Dialog>
  );
}
