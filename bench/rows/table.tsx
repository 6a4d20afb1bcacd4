import './timing';
import '@/src/theme/index.css';
import { createRoot } from 'react-dom/client';
import { Button } from '@/src/components/Button/Button';
import { DataTable } from '@/src/components/DataTable/DataTable';
import type { TableColumn } from '@/src/components/DataTable/table';
import { useTable } from '@/src/components/DataTable/useTable';
import { trash } from '@/src/components/Icon/lazyIcons';
import { edit } from '@/src/components/Icon/paths';
import { LiveRegion } from '@/src/components/LiveRegion/LiveRegion';
import { people, wanted } from './people';
import type { Person } from './people';

const rows = people(wanted);
const columns: TableColumn<Person>[] = [
  { field: 'id', label: 'ID', size: 'short' },
  { field: 'email', label: 'Email' },
  { field: 'role', label: 'Role' },
];
const rowId = ({ id }: Person) => id;
const actions = (_row: Person, name: string) => (
  <>
    <Button size="small" icon={edit} aria-label={`Edit ${name}`}>
      Edit
    </Button>
    <Button size="small" kind="danger" icon={trash} aria-label={`Delete ${name}`}>
      Delete
    </Button>
  </>
);
const batch = (chosen: readonly Person[]) => <Button size="small">Email {chosen.length} users</Button>;

function Page() {
  const table = useTable({ columns, rows, rowId });
  return (
    <>
      <LiveRegion />
      <DataTable
        {...{ table, actions, batch }}
        caption="Users"
        nameField="email"
        noun={{ one: 'user', many: 'users' }}
      />
    </>
  );
}

const place = document.querySelector('main');
if (place) createRoot(place).render(<Page />);
