import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/ChoiceGroup/Checkbox';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { download } from '../../components/Icon/paths';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { backupEvery } from '@/shared/domain/ownBackup/backupNote';
import { lastBackupLine } from '@/shared/domain/ownBackup/backupWords';
import type { OwnData } from '@/shared/domain/ownBackup/ownBackup';
import type { User } from '@/shared/domain/users/user';
import type { LiveActions } from '../../ports/liveQuery';
import type { OwnBackup } from '../../ports/ownBackup';
import { usePorts } from '../../ports/ports';
import box from '../appointmentExport/ExportAppointments.module.css';
import { LeftOutList } from '../appointmentExport/LeftOutList';
import { KeepData } from './KeepData';
import {
  restoreBackup,
  inspectFile,
  saveBackup,
  setReminders,
  undoRestore,
  type BackupOutcome,
} from './ownBackupActions';

export interface OwnBackupSectionProps {
  /** The owner of the data. */
  user: User;
  batch: LiveActions['batch'];
}

/** Saves a person's data that only this browser has to a file, and restores it. */
export function OwnBackupSection({ user, batch }: OwnBackupSectionProps) {
  const ports = usePorts();
  const { ask } = useDialogs();
  const { clock, deviceData } = ports;
  const [backup, setBackup] = useState<OwnBackup | null>(null);
  const [note, setNote] = useState<ReturnType<OwnBackup['note']> | null>(null);
  const [busy, setBusy] = useState<'saving' | 'reading' | 'undoing' | null>(null);
  const [outcome, show] = useOutcome<BackupOutcome>();
  const heading = useRef<HTMLHeadingElement>(null);
  const reader = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let end = () => {};
    let left = false;
    deviceData()
      .then(({ ownBackup }) => ownBackup?.())
      .then(
        (found) => {
          if (left || !found) return;
          const look = () => setNote(found.note(user));
          setBackup(found);
          look();
          end = found.subscribe(look);
        },
        () => undefined,
      );
    return () => {
      left = true;
      end();
    };
  }, [deviceData, user]);

  if (!backup || !note) return null;

  const save = async () => {
    if (busy) return;
    show(null);
    setBusy('saving');
    const saved = await saveBackup(ports, user);
    setBusy(null);
    show(saved);
  };
  const bringIn = async (file: File | undefined) => {
    if (!file || busy) return;
    show(null);
    setBusy('reading');
    const chosen = await inspectFile(ports, user, file);
    setBusy(null);
    if ('outcome' in chosen) return show(chosen.outcome);
    const sure = await ask(chosen.question).catch(() => null);
    if (sure === null) show({ kind: 'failed', text: 'The question could not be loaded. Please try again.' });
    if (!sure) return;
    setBusy('reading');
    await batch(async () => {
      const { outcome: next, brought } = await restoreBackup(ports, user, chosen.found);
      show(brought ? { ...next, undo: () => void undo(brought) } : next);
    });
    setBusy(null);
  };
  const undo = async (brought: OwnData) => {
    setBusy('undoing');
    await batch(async () => {
      const { outcome: next, done } = await undoRestore(ports, user, brought);
      // The Undo button disappears with its message.
      if (done) reader.current?.focus();
      show(done ? next : { ...next, undo: () => void undo(brought) });
    });
    setBusy(null);
  };

  return (
    <section className={`${box.box} no-print`} aria-labelledby="own-backup">
      <h2 id="own-backup" ref={heading} tabIndex={-1}>
        A backup of my data
      </h2>
      <p>
        Your appointments, ratings, places at events and what you saved for later are in this browser only. If
        the browser deletes them, they are gone. A backup is one file with all of it. Keep it in a safe place,
        because whoever has the file can read it.
      </p>
      <p>
        Safari, the browser of iPhones, iPads and Macs, has a rule. If you use it on seven days and do not
        visit this site, it deletes what this site keeps. If you added this site to your home screen, that app
        keeps your data.
      </p>
      <p>{lastBackupLine(note.savedAt)}</p>
      <div className={box.buttons}>
        <Button icon={download} busy={busy === 'saving' ? 'Saving…' : undefined} onClick={() => void save()}>
          Save a backup
        </Button>
        <Button
          ref={reader}
          busy={busy === 'reading' ? 'Reading it…' : undefined}
          onClick={() => picker.current?.click()}
        >
          Bring my backup in
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label="File with my backup"
          onChange={({ target }) => {
            void bringIn(target.files?.[0]);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
      </div>
      <OutcomeMessage outcome={outcome} busy={busy === 'undoing' ? 'Taking it out…' : undefined} />
      <LeftOutList left={outcome?.leftOut} />
      <Checkbox
        label={`This is my own device. Remind me to save a backup every ${backupEvery} days`}
        checked={note.remind}
        onChange={(remind) => setReminders(backup, user, remind, clock.now())}
      />
      {note.remind && <KeepData copies={false} heading={heading} />}
    </section>
  );
}
