import { Dialog } from '../../components/Dialog/Dialog';
import type { OutboxMail } from '../../ports/outbox';
import styles from './Email.module.css';

/** "2 kB" */
const sizeText = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** One email as it would arrive, in plain text. */
export function OutboxMailDialog(props: { mail: OutboxMail; opener: Element | null; onClose: () => void }) {
  const { mail, opener, onClose } = props;
  return (
    <Dialog open width="wide" title={mail.subject || 'Email'} opener={opener} onClose={onClose}>
      <dl className={styles.preview}>
        <dt>From</dt>
        <dd>{mail.from}</dd>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>Message</dt>
        <dd className={styles.message}>{mail.text}</dd>
        {mail.attachments.length > 0 && (
          <>
            <dt>Files</dt>
            {mail.attachments.map(({ filename, bytes }) => (
              <dd key={filename}>{`${filename}, ${sizeText(bytes)}`}</dd>
            ))}
          </>
        )}
      </dl>
    </Dialog>
  );
}
