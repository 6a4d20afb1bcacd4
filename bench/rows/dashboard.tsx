import './timing';
import '@/src/theme/index.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRecords } from '@/src/adapters/memory/records';
import { createMemoryBulkEmailRuns } from '@/src/adapters/memory/bulkEmailRuns';
import { createMemoryPorts } from '@/src/adapters/memory/ports';
import { Dialogs } from '@/src/components/Dialogs/Dialogs';
import { LiveRegion } from '@/src/components/LiveRegion/LiveRegion';
import { isRole } from '@/shared/domain/users/user';
import type { User } from '@/shared/domain/users/user';
import { AdminPage } from '@/src/features/admin/AdminPage';
import { PortsProvider } from '@/src/ports/ports';
import { seedResources } from '@/shared/seeds/resources';
import { people, wanted } from './people';

const users = people(wanted).map(({ id, email, role }): User => {
  return {
    id: `${id}`,
    username: email,
    email,
    role: isRole(role) ? role : 'user',
    token: '',
    lastLogin: '',
  };
});
const ports = createMemoryPorts({
  records: createMemoryRecords({ users, resources: seedResources(new Date()) }),
  mailRuns: async () => createMemoryBulkEmailRuns(),
});

const place = document.querySelector('main');
if (place) {
  createRoot(place).render(
    <PortsProvider ports={ports}>
      <Dialogs>
        <LiveRegion />
        <AdminPage />
      </Dialogs>
    </PortsProvider>,
  );
}
