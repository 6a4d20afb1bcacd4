import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { DataTable } from './DataTable';
import { useTable } from './useTable';

const columns = [{ field: 'email', label: 'Email' }] as const;
const none: { email: string }[] = [];
const some = [{ email: 'nina@example.org' }];
const rowId = ({ email }: { email: string }) => email;

let arrive = () => {};

function Screen() {
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('failed');
  const table = useTable({ columns, rows: state === 'ready' ? some : none, rowId });
  const retry = () => {
    setState('loading');
    arrive = () => setState('ready');
  };
  return (
    <main>
      <LiveRegion />
      <DataTable
        {...{ table, state }}
        caption="Users"
        noun={{ one: 'user', many: 'users' }}
        onRetry={retry}
      />
    </main>
  );
}

it('a table that is read again has the focus on its status while it loads, and on its search after', async () => {
  await render(<Screen />);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  const focused = () => document.activeElement?.textContent;
  await expect.poll(focused).toBe('Loading users…');
  arrive();
  await expect.element(page.getByRole('searchbox', { name: 'Search all users' })).toHaveFocus();
});
