import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { download } from '../../components/Icon/paths';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { daysTitle } from '@/shared/domain/appointments/appointmentWords';
import { addDays } from '@/shared/domain/text/dates';
import { defaultZone } from '@/shared/domain/text/zones';
import type { LiveActions } from '../../ports/liveQuery';
import { usePorts, type Ports } from '../../ports/ports';
import styles from './ExportAppointments.module.css';
import { LeftOutList } from './LeftOutList';
import { WeekSheet } from './WeekSheet';
import type { ImportQuestions, ImportResult } from './exportActions';
import type { Booking } from '../appointments/useBooking';

const load = () => import('./exportActions');
type Actions = Awaited<ReturnType<typeof load>>;
const loadZoneDialog = () => import('./ZoneDialog');

/** The question for the meaning of a zone's name in a file. */
interface ZoneRequest {
  name: string;
  titles: readonly string[];
  settle: (zone: string | null) => void;
}

interface TakeAlongProps {
  /** The person's own appointments. */
  own: readonly Appointment[];
  /** The Monday of the week that the calendar shows. */
  monday: Date;
  booking: Booking;
  batch: LiveActions['batch'];
}

const canUndo = ({ added, changed = [] }: ImportResult) => added.length + changed.length > 0;

/** Exports the appointments to another calendar or browser, and imports them. */
export function ExportAppointments({ own, monday, booking, batch }: TakeAlongProps) {
  const ports = usePorts();
  const announce = useAnnounce();
  const { ask } = useDialogs();
  const zoneDialog = useLazyDialog<typeof loadZoneDialog, ZoneRequest>(loadZoneDialog);
  const hintId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const reader = useRef<HTMLButtonElement>(null);
  const [reading, setReading] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const [answer, setAnswer] = useState<ImportResult | null>(null);

  // The last action was then one of the list or the calendar.
  if (answer && booking.message) setAnswer(null);

  const say = (said: ImportResult) => {
    setAnswer(said);
    // A message with Undo announces itself, but not the same words twice.
    if (!canUndo(said) || said.text === answer?.text) announce(said.text);
  };
  const run = async (work: (actions: Actions, ports: Ports) => Promise<ImportResult | void>) => {
    setAnswer(null);
    booking.begin();
    try {
      const said = await work(await load(), ports);
      if (said) say(said);
    } catch {
      say({ kind: 'failed', text: 'That did not work. Check your connection, then try again.', added: [] });
    }
  };
  const questions: ImportQuestions = {
    zone: (name, titles) =>
      new Promise((settle, failed) => {
        zoneDialog.open(() => ({ name, titles, settle }), reader.current).catch(failed);
      }),
    change: (question) => ask(question),
  };
  const importAppointments = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    await batch(() => run((actions) => actions.importFile(ports, file, questions)));
    setReading(false);
  };

  const undoImport = async ({ added, changed }: ImportResult) => {
    setUndoing(true);
    await batch(async () => {
      const said = await (await load()).undoImport(ports, added, changed);
      // The button disappears after the undo: the focus moves to the message.
      if (!canUndo(said)) reader.current?.focus();
      say(said);
    });
    setUndoing(false);
  };

  return (
    <div className={`${styles.box} no-print`}>
      <h3>Take your appointments with you</h3>
      <p id={hintId}>
        A calendar file goes into the calendar on your phone or computer. It reminds you an hour before. You
        can import a backup here again.
      </p>
      <div className={styles.buttons}>
        {own.length > 0 && (
          <>
            <Button
              icon={download}
              onClick={() => void run((actions) => actions.saveOwnCalendar(ports, window.location.host))}
            >
              Save all as a calendar file
            </Button>
            <Button icon={download} onClick={() => void run((actions) => actions.saveCopy(ports))}>
              Download a backup
            </Button>
            <Button
              onClick={() => setPrinting(true)}
            >{`Print ${daysTitle(monday, addDays(monday, 7))}`}</Button>
          </>
        )}
        <Button
          ref={reader}
          busy={reading ? 'Reading it in…' : undefined}
          onClick={() => picker.current?.click()}
        >
          Import from a file
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          accept=".ics,.json,text/calendar,application/json"
          aria-label="File with appointments"
          aria-describedby={hintId}
          onChange={({ target }) => {
            void importAppointments(target.files?.[0]);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
      </div>
      {zoneDialog.render(({ ZoneDialog }, { name, titles, settle }, opener) => (
        <ZoneDialog
          key={name}
          {...{ name, titles, opener }}
          zone={ports.settings.timeZone ?? defaultZone}
          onAnswer={(zone) => {
            zoneDialog.close();
            settle(zone);
          }}
        />
      ))}
      {printing && <WeekSheet appointments={own} monday={monday} onDone={printed} />}
      {answer && (
        <OutcomeMessage
          outcome={{ ...answer, undo: canUndo(answer) ? () => void undoImport(answer) : undefined }}
          busy={undoing ? 'Taking them out…' : undefined}
        />
      )}
      <LeftOutList left={answer?.leftOut} />
    </div>
  );
}
