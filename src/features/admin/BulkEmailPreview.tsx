import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';
import type { BulkEmail } from '@/shared/domain/bulkEmail/email';
import { fileName } from '@/shared/domain/admin/exportFile';
import { usePorts } from '../../ports/ports';
import { sendToMe } from './sendBulkEmail';
import styles from './Email.module.css';

export interface BulkEmailPreviewProps {
  mailing: BulkEmail;
  recipients: readonly string[];
  /** The address of the administrator. */
  me: string;
}

/** Shows the email as it will arrive and the number of recipients, before it is sent. */
export function BulkEmailPreview({ mailing, recipients, me }: BulkEmailPreviewProps) {
  const ports = usePorts();
  const email = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const warningId = useId();
  const [toMe, setToMe] = useState<{ sent: boolean; text: string } | 'sending' | null>(null);
  const count = recipients.length;
  useLayoutEffect(() => email.current?.focus(), []);

  async function send() {
    setToMe('sending');
    setToMe(await sendToMe(ports, mailing, me));
  }
  return (
    // A group with a name and words of its own: Orca does not announce a heading that is focused in an open dialog.
    <div
      ref={email}
      className={styles.results}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={warningId}
    >
      <h3 id={headingId}>Check the email</h3>
      <p
        id={warningId}
      >{`It goes to ${count === 1 ? recipients[0] : `${count} users`}. An email that was sent cannot be called back.`}</p>
      <dl className={styles.preview}>
        <dt>Subject</dt>
        <dd>{mailing.subject}</dd>
        <dt>Message</dt>
        <dd className={styles.message}>{mailing.message}</dd>
        {mailing.kind === 'export' && (
          <>
            <dt>File</dt>
            <dd>{`${fileName(mailing.table, mailing.type)}, ${mailing.table.records.length} rows`}</dd>
          </>
        )}
      </dl>
      {mailing.kind !== 'event' && <p>Below the message it says how to get no more emails like this one.</p>}
      <div className={styles.row}>
        <Button busy={toMe === 'sending' ? 'Sending…' : undefined} onClick={() => void send()}>
          Send to me first
        </Button>
      </div>
      {toMe && toMe !== 'sending' && (
        <Status kind={toMe.sent ? 'success' : 'failed'} appears>
          {toMe.text}
        </Status>
      )}
    </div>
  );
}
