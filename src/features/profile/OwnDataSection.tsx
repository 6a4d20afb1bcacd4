import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { download } from '../../components/Icon/paths';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { deletingLastAdministrator } from '@/shared/domain/users/accountDeletion';
import { dayOf } from '@/shared/domain/text/dates';
import type { DeletionFacts, OwnAccount } from '../../ports/ownAccount';
import { usePorts } from '../../ports/ports';
import { saveCalendarFile } from '../appointments/saveCalendarFile';
import { failureWords } from './accountDeletionWords';
import styles from '../appointmentExport/ExportAppointments.module.css';

const loadDialog = () => import('./DeleteAccountDialog');

type Work = 'everything' | 'calendar' | 'deletion';

/** Downloads the server's data about the person, and deletes the account. */
export function OwnDataSection({ account }: { account: OwnAccount }) {
  const ports = usePorts();
  const dialog = useLazyDialog<typeof loadDialog, DeletionFacts>(loadDialog);
  const [busy, setBusy] = useState<Work | null>(null);
  const [outcome, show] = useOutcome();

  const run = async (work: Work, act: () => Promise<string | null>) => {
    if (busy) return;
    show(null);
    setBusy(work);
    try {
      const text = await act();
      if (text !== null) show({ kind: 'success', text });
    } catch (error) {
      show({ kind: 'failed', text: failureWords(error) });
    }
    setBusy(null);
  };
  const saveEverything = () =>
    run('everything', async () => {
      const everything = await account.download();
      const save = await ports.saveFile();
      save({
        name: `everything_about_me_${dayOf(ports.clock.now())}.json`,
        type: 'application/json',
        text: `${JSON.stringify(everything, null, 2)}\n`,
      });
      return 'Everything about you is in the file that your browser has saved.';
    });
  const saveCalendar = () =>
    run('calendar', async () => {
      await saveCalendarFile(ports, window.location.host);
      return 'Your appointments are in the calendar file that your browser has saved.';
    });
  const askToDelete = (opener: Element) =>
    run('deletion', async () => {
      const facts = await account.deletionFacts();
      if (facts.isLastAdministrator) {
        show({ kind: 'warning', text: deletingLastAdministrator });
        return null;
      }
      await dialog.open(() => facts, opener);
      return null;
    });

  return (
    <section className={`${styles.box} no-print`} aria-labelledby="own-data">
      <h2 id="own-data">Your data and your account</h2>
      <p>
        You can download everything that we keep about you. It comes as a file that any text program opens.
        Your appointments come as a calendar file, too. <a href="/privacy">What we keep about you</a>
      </p>
      <div className={styles.buttons}>
        <Button
          icon={download}
          busy={busy === 'everything' ? 'Downloading…' : undefined}
          onClick={() => void saveEverything()}
        >
          Download everything about me
        </Button>
        <Button
          icon={download}
          busy={busy === 'calendar' ? 'Saving…' : undefined}
          onClick={() => void saveCalendar()}
        >
          Download my appointments
        </Button>
      </div>
      {/* Deletion needs the password, which a hosted service has. The privacy page names the contact. */}
      {!ports.settings.firebase && (
        <>
          <p>
            If you do not want to be here any more, you can delete your account and all that belongs to it.
          </p>
          <div className={styles.buttons}>
            <Button
              kind="danger"
              busy={busy === 'deletion' ? 'Opening…' : undefined}
              onPointerEnter={dialog.preload}
              onFocus={dialog.preload}
              onClick={({ currentTarget }) => void askToDelete(currentTarget)}
            >
              Delete my account
            </Button>
          </div>
        </>
      )}
      <OutcomeMessage outcome={outcome} />
      {dialog.render(({ DeleteAccountDialog }, facts, opener) => (
        <DeleteAccountDialog facts={facts} account={account} opener={opener} onClose={dialog.close} />
      ))}
    </section>
  );
}
