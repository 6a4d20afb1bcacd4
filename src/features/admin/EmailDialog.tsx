import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { mail } from '../../components/Icon/paths';
import { checkMailing, defaultSubjects, type Mailing, type MailingError } from '../../domain/email';
import type { ExportTable } from '../../domain/exportFile';
import { emailKey, type User } from '../../domain/user';
import { useServices, useUser } from '../../ports/services';
import { MailPreview } from './MailPreview';
import { MailResults, resultButtons } from './MailResults';
import { storeOf } from './mailRunStore';
import { type MailDraft, MailForm } from './MailForm';
import { startMailing } from './sendMailing';

export interface EmailDialogProps {
  /** What it was opened for: to write to users, to mail an export, or to look at the results. */
  ask:
    | { kind: 'bulk'; chosen: readonly string[]; onSent: () => void }
    | { kind: 'export'; table: ExportTable }
    | { kind: 'results' };
  users: readonly User[];
  opener: Element | null;
  onClose: () => void;
}

type Stage = 'form' | 'preview' | 'results';

function firstDraft(ask: EmailDialogProps['ask']): MailDraft {
  const recipients = new Set(ask.kind === 'bulk' ? ask.chosen.map(emailKey) : []);
  const kind = ask.kind === 'export' ? ask.table.kind : 'bulk';
  const message = ask.kind === 'export' ? `${ask.table.title}: ${ask.table.records.length} rows.` : '';
  return { recipients, subject: defaultSubjects[kind], message, pace: 'one-by-one', type: 'csv' };
}

const people = (count: number) => (count === 1 ? '1 user' : `${count} users`);

/** Writes, shows, sends and tells what came of it, in one window. */
export function EmailDialog({ ask, users, opener, onClose }: EmailDialogProps) {
  const services = useServices();
  const me = useUser();
  const store = storeOf(services);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [stage, setStage] = useState<Stage>(ask.kind === 'results' ? 'results' : 'form');
  const [draft, setDraft] = useState(() => firstDraft(ask));
  const [error, setError] = useState<MailingError | null>(null);
  const [attempt, setAttempt] = useState(0);

  const recipients = users.map(({ email }) => email).filter((email) => draft.recipients.has(emailKey(email)));
  const { subject, message, pace, type } = draft;
  const mailing: Mailing =
    ask.kind === 'export'
      ? { kind: 'export', subject, message, table: ask.table, type }
      : { kind: 'bulk', subject, message };

  function preview() {
    const wrong = checkMailing(recipients.length, subject, message);
    setError(wrong);
    setAttempt((count) => count + 1);
    if (!wrong) setStage('preview');
  }

  function send() {
    startMailing(services, { owner: me?.email ?? '', mailing, recipients, pace });
    // The form is empty from now on; the mailing has its own copy.
    setDraft({ recipients: new Set(), subject: '', message: '', pace: 'one-by-one', type: 'csv' });
    if (ask.kind === 'bulk') ask.onSent();
    setStage('results');
  }

  if (stage === 'results') {
    const count = state?.run.results.length ?? 0;
    const kind = state?.run.mailing?.kind ?? 'bulk';
    return (
      <Dialog
        open
        width="wide"
        icon={mail}
        title={kind === 'export' ? `Email the export to ${people(count)}` : `Email ${people(count)}`}
        opener={opener}
        onClose={onClose}
        actions={state && resultButtons(services, state, onClose)}
      >
        {state && <MailResults state={state} kind={kind} />}
      </Dialog>
    );
  }
  const title = ask.kind === 'export' ? `Email the export: ${ask.table.title}` : 'Email users';
  return (
    <Dialog
      open
      width={stage === 'preview' ? 'wide' : 'standard'}
      icon={mail}
      title={title}
      opener={opener}
      onClose={onClose}
      {...(stage === 'form' ? { onSubmit: preview } : {})}
      actions={
        stage === 'form' ? (
          <>
            <Button type="submit" kind="main">
              Preview
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </>
        ) : (
          <>
            <Button kind="main" onClick={send}>
              Send to {people(recipients.length)}
            </Button>
            <Button onClick={() => setStage('form')}>Go back and change</Button>
          </>
        )
      }
    >
      {stage === 'form' ? (
        <MailForm
          {...{ draft, users, error, attempt }}
          isExport={ask.kind === 'export'}
          onChange={setDraft}
        />
      ) : (
        <MailPreview {...{ mailing, recipients }} me={me?.email ?? ''} />
      )}
    </Dialog>
  );
}
