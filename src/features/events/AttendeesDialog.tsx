import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { Dialog } from '../../components/Dialog/Dialog';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { mail } from '../../components/Icon/lazyIcons';
import { download } from '../../components/Icon/paths';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { Status } from '../../components/Status/Status';
import { toCsv } from '@/shared/domain/admin/csv';
import {
  attendeeColumns,
  attendeeId,
  attendeesLine,
  attendeesTable,
  columnsFor,
  placesHeld,
  placeText,
  reachText,
  sinceText,
  type Attendee,
} from '@/shared/domain/events/attendees';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { usePorts } from '../../ports/ports';
import type { AttendeesPurpose } from '../../ports/registrations';
import { storeOf } from '../admin/bulkEmailRunStore';
import type { EmailDialogProps } from '../admin/EmailDialog';
import styles from './AttendeesDialog.module.css';
import { GuestsSection } from './GuestsSection';

export interface AttendeesDialogProps {
  /** The current state of the event. */
  event: CommunityEvent;
  /** Reads the list of attendees; null: the event is gone. It must be the same function at every render. */
  read: (purpose: AttendeesPurpose) => Promise<readonly Attendee[] | null>;
  opener: Element | null;
  onClose: () => void;
}

type People = { state: 'loading' | 'failed' | 'gone' } | { state: 'ready'; people: readonly Attendee[] };

const loadEmail = () => import('../admin/EmailDialog');

const [address, name, place, since] = attendeeColumns;
const allColumns: readonly TableColumn<Attendee>[] = [
  { ...address, size: 'long', text: reachText, value: reachText },
  name,
  { ...place, text: placeText, value: ({ position }) => position ?? 0 },
  { ...since, text: sinceText },
];
const noun = { one: 'person', many: 'people' };
const none: readonly Attendee[] = [];
const exampleLine = 'This is an example event. The other people at it are made up.';
const gone = 'This event is not on the list any more.';

/**
 * Esc in a search box clears it, as outside of dialogs, before it closes anything.
 * @returns true where there was a search.
 */
function emptySearch(): boolean {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement) || box.value === '') return false;
  box.value = '';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Lists the attendees and the waiting list, to search, to download and to print. */
export function AttendeesDialog({ event, read, opener, onClose }: AttendeesDialogProps) {
  const ports = usePorts();
  const { saveFile, printTable, clock } = ports;
  const email = useLazyDialog<typeof loadEmail, EmailDialogProps['ask']>(loadEmail);
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<People>({ state: 'loading' });
  const [busy, setBusy] = useState<AttendeesPurpose | null>(null);
  const [outcome, show] = useOutcome();
  const people = list.state === 'ready' ? list.people : none;
  const isExample = event.sample && event.attendees > placesHeld(people);
  const withEmail = people.filter(({ guest }) => !guest);
  const columns = useMemo(() => columnsFor(allColumns, people), [people]);
  const table = useTable({ columns, rows: people, rowId: attendeeId });

  const reread = useCallback(
    () =>
      read('screen').then(
        (found) => setList(found ? { state: 'ready', people: found } : { state: 'gone' }),
        () => setList({ state: 'failed' }),
      ),
    [read],
  );
  const asked = useRef(-1);
  useEffect(() => {
    // Each read is logged: two requests for one view would be one entry too many.
    if (asked.current === attempt) return;
    asked.current = attempt;
    void reread();
  }, [reread, attempt]);
  const retry = useCallback(() => {
    setList({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  /** Filters and orders fresh attendees as the table does. */
  const asShown = (fresh: readonly Attendee[]) => {
    const order = new Map(table.foundIds().map((id, at) => [id, at]));
    const isSearched = order.size < people.length;
    return fresh
      .filter((person) => !isSearched || order.has(attendeeId(person)))
      .toSorted(
        (a, b) => (order.get(attendeeId(a)) ?? Infinity) - (order.get(attendeeId(b)) ?? Infinity) || 0,
      );
  };

  /**
   * Writes to everybody with a seat; people who wait can be chosen as well. Shows the running bulk email instead, where
   * there is one.
   */
  const write = (from: Element) => {
    show(null);
    const chosen = withEmail.filter(({ position }) => position === null).map((person) => person.email);
    const { id: eventId, title } = event;
    const isRunning = storeOf(ports).get()?.running;
    email
      .open(() => (isRunning ? { kind: 'results' } : { kind: 'event', eventId, title, chosen }), from)
      .catch(() => show({ kind: 'failed', text: 'The form could not be loaded. Please try again.' }));
  };

  async function take(purpose: 'file' | 'print') {
    setBusy(purpose);
    show(null);
    try {
      const fresh = await read(purpose);
      if (!fresh) {
        show({ kind: 'failed', text: gone });
        return;
      }
      const file = attendeesTable(event, asShown(fresh), clock.now());
      if (purpose === 'print') (await printTable())(file);
      else {
        const fileName = `${file.name}.csv`;
        (await saveFile())({
          name: fileName,
          type: 'text/csv;charset=utf-8',
          text: toCsv(file.columns, file.records),
        });
        show({ kind: 'success', text: `Saved as ${fileName}.` });
      }
    } catch {
      const what = purpose === 'print' ? 'The list could not be printed.' : 'The file could not be made.';
      show({ kind: 'failed', text: `${what} Please try again.` });
    } finally {
      setBusy(null);
    }
  }

  return (
    <Dialog
      open
      width="wide"
      title={`Who is coming to ${event.title}`}
      description="Healthcare workers and administrators can see this list. Each look at it is written down."
      opener={opener}
      onClose={() => emptySearch() || onClose()}
    >
      {list.state === 'gone' && (
        <Status kind="warning" appears>
          {gone}
        </Status>
      )}
      {list.state === 'ready' && people.length === 0 && (
        <Status kind="empty" appears>
          {`Nobody has a place yet. ${isExample ? exampleLine : ''}`}
        </Status>
      )}
      {people.length > 0 && (
        <div className={styles.head}>
          <p>{attendeesLine(people)}</p>
          {isExample && <p>{exampleLine}</p>}
          <div className={styles.actions} role="group" aria-label="Take this list with you">
            <Button
              size="small"
              icon={download}
              busy={busy === 'file' ? 'Saving…' : undefined}
              onClick={() => void take('file')}
            >
              Download CSV
            </Button>
            <Button
              size="small"
              busy={busy === 'print' ? 'Printing…' : undefined}
              onClick={() => void take('print')}
            >
              Print
            </Button>
          </div>
          <div>
            <Button
              icon={mail}
              onFocus={email.preload}
              onPointerEnter={email.preload}
              onClick={({ currentTarget }) => write(currentTarget)}
            >
              Write to all who come
            </Button>
          </div>
          <OutcomeMessage outcome={outcome} />
        </div>
      )}
      {list.state === 'ready' && <GuestsSection {...{ event, people, reread }} />}
      {(list.state === 'loading' || list.state === 'failed' || people.length > 0) && (
        <DataTable
          {...{ table, noun }}
          caption={`Who is coming to ${event.title}`}
          state={list.state === 'gone' ? 'ready' : list.state}
          onRetry={retry}
        />
      )}
      {email.render(({ EmailDialog }, ask, from) => (
        <EmailDialog
          ask={ask}
          users={withEmail.map((person) => ({ ...person, id: person.email }))}
          opener={from}
          onClose={email.close}
        />
      ))}
    </Dialog>
  );
}
