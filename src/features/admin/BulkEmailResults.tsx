import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { download } from '../../components/Icon/paths';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Progress } from '../../components/Progress/Progress';
import { Status } from '../../components/Status/Status';
import { waitingTime } from '@/shared/domain/auth/authErrors';
import { type Result, tallyInWords, tallyOf } from '@/shared/domain/bulkEmail/sendBulkEmail';
import { toCsv } from '@/shared/domain/admin/csv';
import { fileStamp } from '@/shared/domain/text/dates';
import { bulkCompleted, exportCompleted, noneSent, type BulkEmail } from '@/shared/domain/bulkEmail/email';
import type { Ports } from '../../ports/ports';
import type { RunState } from './bulkEmailRunStore';
import { cancelBulkEmail, dismissBulkEmail, tryAgain } from './sendBulkEmail';
import styles from './Email.module.css';

const outcomeWords: Record<Result['outcome'], string> = {
  waiting: 'Not begun',
  sending: 'Under way',
  sent: 'Sent',
  later: 'Tried again later',
  'not-sent': 'Not sent',
  unknown: 'May have been sent',
};

/** Saves the list of delivered and failed recipients. */
async function saveList({ saveFile, clock }: Ports, results: readonly Result[]): Promise<void> {
  const columns = ['Email', 'Result', 'Reason'].map((label) => ({ field: label, label }));
  const rows = results.map(({ email, outcome, text }) => ({
    Email: email,
    Result: outcomeWords[outcome],
    Reason: text ?? null,
  }));
  const name = `email_results_${fileStamp(clock.now())}.csv`;
  (await saveFile())({ name, type: 'text/csv;charset=utf-8', text: toCsv(columns, rows) });
}

/** The buttons under the results, by the state of the run. */
export function resultButtons(ports: Ports, state: RunState, onClose: () => void) {
  const { running, cancelled, run } = state;
  if (running) {
    return (
      <Button busy={cancelled ? 'Stopping…' : undefined} onClick={() => cancelBulkEmail(ports)}>
        Stop sending
      </Button>
    );
  }
  const { notSent } = tallyOf(run.results);
  return (
    <>
      {notSent > 0 && run.mailing && (
        <Button kind="main" onClick={() => tryAgain(ports)}>
          {notSent === 1 ? 'Try this one again' : `Try the ${notSent} again`}
        </Button>
      )}
      <Button icon={download} onClick={() => void saveList(ports, run.results).catch(() => undefined)}>
        Download list
      </Button>
      <Button
        onClick={() => {
          onClose();
          dismissBulkEmail(ports);
        }}
      >
        Done
      </Button>
    </>
  );
}

/** Lists the people with one outcome, each with the reason. */
function People({ title, results }: { title: string; results: readonly Result[] }) {
  if (results.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.people}>
        {results.map(({ email, text }) => (
          <li key={email}>
            <strong>{email}</strong>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the progress of a bulk email, and its results at the end. */
export function BulkEmailResults({ state, kind }: { state: RunState; kind: BulkEmail['kind'] }) {
  const { run, running, waitingSeconds, kept } = state;
  const announce = useAnnounce();
  const summary = useRef<HTMLDivElement>(null);
  const summaryId = useId();
  const keepOpenId = useId();
  const [showSent, setShowSent] = useState(false);
  const tally = tallyOf(run.results);
  const total = run.results.length;
  const of = (outcome: Result['outcome']) => run.results.filter((result) => result.outcome === outcome);
  const waits = waitingSeconds === null ? null : waitingTime(waitingSeconds);

  // Takes the focus at the end and at a restart, because the pressed button is gone.
  useEffect(() => {
    summary.current?.focus();
  }, [running]);
  useEffect(() => {
    if (waits !== null) announce(`The server asks to wait ${waits}. Sending goes on by itself.`);
  }, [waits, announce]);

  if (running) {
    return (
      // A named group with text of its own: without them, Orca in Firefox says nothing.
      <div
        ref={summary}
        className={styles.results}
        role="group"
        tabIndex={-1}
        aria-label="Sending emails"
        aria-describedby={keepOpenId}
      >
        <Progress
          label="Sending emails"
          value={total - tally.left}
          max={total}
          text={`${total - tally.left} of ${total} done`}
          announceStart={false}
        />
        {waits !== null && (
          <Status kind="info">{`The server asks to wait ${waits}. Sending goes on by itself.`}</Status>
        )}
        <p id={keepOpenId}>Keep this page open until it is done.</p>
      </div>
    );
  }
  const completed = kind === 'export' ? exportCompleted : bulkCompleted;
  const allSent = tally.sent === total;
  const none = tally.sent + tally.later === 0;
  return (
    <div className={styles.results}>
      {/* The text is its name, read when it takes the focus. */}
      <div ref={summary} tabIndex={-1} role="group" aria-labelledby={summaryId}>
        <Status kind={allSent ? 'success' : none ? 'failed' : 'warning'}>
          <div id={summaryId} className={styles.results}>
            <p>{none ? noneSent : completed}</p>
            {!allSent && <p>{tallyInWords(tally)}</p>}
          </div>
        </Status>
      </div>
      <People title="Tried again later" results={of('later')} />
      <People title="Not sent to" results={of('not-sent')} />
      <People title="May have been sent to" results={of('unknown')} />
      {tally.unknown > 0 && <p>Ask these people whether they got it before you write to them again.</p>}
      {tally.notSent > 0 && !run.mailing && (
        <p>
          The email itself was too large to be kept. To write to these people again, press “Download list”,
          then Done, and start again.
        </p>
      )}
      {tally.notSent > 0 && run.mailing && kept === 'results' && (
        <p>This email is too large to be kept. Try again before you close this page or load it again.</p>
      )}
      {tally.sent > 0 && (
        <Button kind="quiet" aria-expanded={showSent} onClick={() => setShowSent(!showSent)}>
          {`${showSent ? 'Hide' : 'Show'} who got the email (${tally.sent})`}
        </Button>
      )}
      {showSent && <People title="Sent to" results={of('sent')} />}
      {kept === 'nothing' && (
        <p>There was no room to keep these results on this device. Download the list to keep it.</p>
      )}
    </div>
  );
}
