import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button/Button';
import { FormDialog } from '../../components/Dialog/FormDialog';
import type { Question } from '../../components/Dialogs/dialogRequest';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { mail } from '../../components/Icon/lazyIcons';
import {
  checkBulkEmail,
  defaultSubjects,
  type BulkEmail,
  type BulkEmailError,
} from '@/shared/domain/bulkEmail/email';
import type { ExportTable } from '@/shared/domain/admin/exportFile';
import type { FormValues } from '@/shared/domain/drafts/formDraft';
import { emailKey } from '@/shared/domain/users/user';
import { usePorts, useUser } from '../../ports/ports';
import { useFormDraft } from '../../ports/useFormDraft';
import { BulkEmailPreview } from './BulkEmailPreview';
import { BulkEmailResults, resultButtons } from './BulkEmailResults';
import { storeOf } from './bulkEmailRunStore';
import { type BulkEmailDraft, BulkEmailForm } from './BulkEmailForm';
import type { Noun, Recipient } from './RecipientList';
import { startBulkEmail } from './sendBulkEmail';

export interface EmailDialogProps {
  /** The purpose: to write to users or to people at an event, to mail an export, or to show the results. */
  ask:
    | { kind: 'bulk'; chosen: readonly string[]; onSent: () => void }
    | { kind: 'event'; eventId: number; title: string; chosen: readonly string[] }
    | { kind: 'export'; table: ExportTable }
    | { kind: 'results' };
  users: readonly Recipient[];
  /** Notes on the delivery of mail, by normalised address. */
  mailNotes?: ReadonlyMap<string, string>;
  opener: Element | null;
  onClose: () => void;
}

type Stage = 'form' | 'preview' | 'results';

const leaveUnsent: Question = {
  question: 'Leave without sending?',
  details: 'What you wrote here will be lost.',
  confirm: 'Leave without sending',
  keep: 'Keep writing',
};

function firstDraft(ask: EmailDialogProps['ask']): BulkEmailDraft {
  const recipients = new Set('chosen' in ask ? ask.chosen.map(emailKey) : []);
  const subject =
    ask.kind === 'event' ? ask.title : defaultSubjects[ask.kind === 'export' ? ask.table.kind : 'bulk'];
  const message = ask.kind === 'export' ? `${ask.table.title}: ${ask.table.records.length} rows.` : '';
  return { recipients, subject, message, pace: 'one-by-one', type: 'csv' };
}

/** True once the person has written or chosen something. */
const isChanged = (draft: BulkEmailDraft, first: BulkEmailDraft) =>
  draft.subject !== first.subject ||
  draft.message !== first.message ||
  draft.recipients.size !== first.recipients.size ||
  [...draft.recipients].some((email) => !first.recipients.has(email));

/** For the results, which share the window with the form. */
const noDraft = { isReady: true, offer: null, note: null };

/** The form as its draft stores it. */
const valuesOf = ({ recipients, ...rest }: BulkEmailDraft) => ({
  ...rest,
  recipients: [...recipients].join('\n'),
});

function fromValues({ recipients = '', subject = '', message = '', pace, type }: FormValues): BulkEmailDraft {
  return {
    recipients: new Set(recipients.split('\n').filter(Boolean)),
    subject,
    message,
    pace: pace === 'parallel' ? pace : 'one-by-one',
    type: type === 'pdf' ? type : 'csv',
  };
}

const users = { one: 'user', many: 'users' };
const people = { one: 'person', many: 'people' };
const counted = (count: number, { one, many }: Noun) => `${count} ${count === 1 ? one : many}`;

const draftNameOf = (ask: EmailDialogProps['ask']) =>
  ask.kind === 'export'
    ? `email.${ask.table.kind}`
    : ask.kind === 'event'
      ? `email.event.${ask.eventId}`
      : 'email';

/** Composes, previews and sends an email and shows the outcome. Asks before it discards anything typed. */
export function EmailDialog({
  ask: purpose,
  users: everybody,
  mailNotes,
  opener,
  onClose,
}: EmailDialogProps) {
  const ports = usePorts();
  const mayLeave = useLeaveGuard(leaveUnsent);
  const me = useUser();
  const store = storeOf(ports);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [stage, setStage] = useState<Stage>(purpose.kind === 'results' ? 'results' : 'form');
  const [first] = useState(() => firstDraft(purpose));
  const [draft, setDraft] = useState(first);
  const kept = useFormDraft({
    form: draftNameOf(purpose),
    isOfRecord: false,
    first: valuesOf(first),
    values: valuesOf(draft),
    onRestore: (values) => setDraft(fromValues(values)),
  });
  const [error, setError] = useState<BulkEmailError | null>(null);
  const [attempt, setAttempt] = useState(0);

  // Fetches the code that sends before the email is written.
  useEffect(() => {
    void ports.mailer().catch(() => undefined);
  }, [ports]);

  const recipients = everybody
    .map(({ email }) => email)
    .filter((email) => draft.recipients.has(emailKey(email)));
  const { subject, message, pace, type } = draft;
  const mailing: BulkEmail =
    purpose.kind === 'export'
      ? { kind: 'export', subject, message, table: purpose.table, type }
      : purpose.kind === 'event'
        ? { kind: 'event', subject, message, eventId: purpose.eventId }
        : { kind: 'bulk', subject, message };
  const noun = purpose.kind === 'event' ? people : users;

  function preview() {
    const wrong = checkBulkEmail(recipients.length, subject, message);
    setError(wrong);
    setAttempt((count) => count + 1);
    if (!wrong) setStage('preview');
  }

  function send() {
    startBulkEmail(ports, { owner: me?.email ?? '', mailing, recipients, pace });
    kept.done();
    // The form is empty from now on; the run has its own copy.
    setDraft({ recipients: new Set(), subject: '', message: '', pace: 'one-by-one', type: 'csv' });
    setStage('results');
  }

  /** Deselects the recipients. The table behind announces that, but not over the results while they are read out. */
  function closeResults() {
    if (purpose.kind === 'bulk') purpose.onSent();
    onClose();
  }

  async function leave() {
    if (!(await mayLeave(isChanged(draft, first)))) return;
    kept.done();
    onClose();
  }

  if (stage === 'results') {
    const count = state?.run.results.length ?? 0;
    const kind = state?.run.mailing?.kind ?? 'bulk';
    const whom = counted(count, kind === 'event' ? people : users);
    return (
      <FormDialog
        draft={noDraft}
        width="wide"
        icon={mail}
        title={kind === 'export' ? `Email the export to ${whom}` : `Email ${whom}`}
        opener={opener}
        onClose={closeResults}
        actions={state && resultButtons(ports, state, closeResults)}
      >
        {state && <BulkEmailResults state={state} kind={kind} />}
      </FormDialog>
    );
  }
  const title =
    purpose.kind === 'export'
      ? `Email the export: ${purpose.table.title}`
      : purpose.kind === 'event'
        ? `Write to those who come to ${purpose.title}`
        : 'Email users';
  return (
    <FormDialog
      draft={kept}
      width={stage === 'preview' ? 'wide' : 'standard'}
      icon={mail}
      title={title}
      opener={opener}
      onClose={() => void leave()}
      {...(stage === 'form' ? { onSubmit: preview } : {})}
      actions={
        stage === 'form' ? (
          <>
            <Button type="submit" kind="main">
              Preview
            </Button>
            <Button onClick={() => void leave()}>Cancel</Button>
          </>
        ) : (
          <>
            <Button kind="main" onClick={send}>
              {`Send to ${counted(recipients.length, noun)}`}
            </Button>
            <Button onClick={() => setStage('form')}>Go back and change</Button>
          </>
        )
      }
    >
      {stage === 'form' ? (
        <BulkEmailForm
          {...{ draft, noun, error, attempt }}
          users={everybody}
          {...{ mailNotes }}
          isExport={purpose.kind === 'export'}
          onChange={setDraft}
        />
      ) : (
        <BulkEmailPreview {...{ mailing, recipients }} me={me?.email ?? ''} />
      )}
    </FormDialog>
  );
}
