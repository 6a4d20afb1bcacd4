import { useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { stoppedWords, type StoppedAddress } from '@/shared/domain/bulkEmail/stoppedAddress';
import { AdminError } from '../../ports/adminError';
import { usePorts } from '../../ports/ports';
import { AdminSection } from './AdminSection';
import { timeText } from './AuditTable';
import type { Read } from './useRead';

const why = (one: StoppedAddress) =>
  one.why === 'taken-off'
    ? 'Taken off by whoever runs this site'
    : [stoppedWords(one), one.reason].filter(Boolean).join('. ');

const columns: readonly TableColumn<StoppedAddress>[] = [
  { field: 'email', label: 'Address' },
  { field: 'why', label: 'Why', size: 'long', text: why },
  { field: 'since', label: 'Since', text: ({ since }) => timeText(since) },
];
const noun = { one: 'address', many: 'addresses' };
const rowId = (one: StoppedAddress) => `${one.why} ${one.email}`;
const none: readonly StoppedAddress[] = [];

/** Lists the addresses that get no bulk email. Where mail came back, an administrator can allow it again. */
export function StoppedTable({ read, again }: { read: Read<readonly StoppedAddress[]>; again: () => void }) {
  const { outbox } = usePorts();
  const [allowed, setAllowed] = useState<ReadonlySet<string>>(new Set());
  const [outcome, show] = useOutcome();
  const all = read.state === 'ready' ? read.value : none;
  const rows = useMemo(() => all.filter((one) => !allowed.has(rowId(one))), [all, allowed]);
  const table = useTable({ columns, rows, rowId });

  const allow = async (one: StoppedAddress) => {
    show(null);
    try {
      await (await outbox()).stopped.allow(one.email);
    } catch (error) {
      // Another administrator has allowed it meanwhile: nothing is left to do.
      if (!(error instanceof AdminError && error.code === 'not-found')) {
        show({ kind: 'failed', text: 'That did not work. Please try again.' });
        return;
      }
    }
    setAllowed((ids) => new Set(ids).add(rowId(one)));
    show({ kind: 'success', text: `Mail goes to ${one.email} again.` });
  };
  const actions = (one: StoppedAddress) =>
    one.why === 'returned' ? (
      <Button size="small" aria-label={`Allow mail again: ${one.email}`} onClick={() => void allow(one)}>
        Allow mail again
      </Button>
    ) : null;
  return (
    <AdminSection heading="Addresses that get no bulk email">
      <p>
        Mail came back from them, or the person asked for no more. Emails about somebody’s own appointments,
        places at events and account still go there. Before you allow an address again, ask the person whether
        it is right.
      </p>
      <OutcomeMessage outcome={outcome} />
      <DataTable
        {...{ table, noun, actions }}
        caption="Addresses"
        nameField="email"
        state={read.state}
        onRetry={again}
      />
    </AdminSection>
  );
}
