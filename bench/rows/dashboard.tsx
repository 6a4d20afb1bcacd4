import './timing';
import '../../src/theme/index.css';
import { createRoot } from 'react-dom/client';
import { createMemoryCollection } from '../../src/adapters/memory/collection';
import { createMemoryBulkEmailRuns } from '../../src/adapters/memory/bulkEmailRuns';
import { createMemoryPorts } from '../../src/adapters/memory/ports';
import { Dialogs } from '../../src/components/Dialogs/Dialogs';
import { LiveRegion } from '../../src/components/LiveRegion/LiveRegion';
import type { Appointment } from '../../src/domain/appointments/appointment';
import type { CommunityEvent } from '../../src/domain/events/event';
import { isRole } from '../../src/domain/users/user';
import type { User } from '../../src/domain/users/user';
import { AdminPage } from '../../src/features/admin/AdminPage';
import { onlyCollections } from '../../src/ports/collections';
import { PortsProvider } from '../../src/ports/ports';
import { seedResources } from '../../src/seeds/resources';
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
const collections = {
  ...onlyCollections,
  users: createMemoryCollection({ records: users }),
  resources: createMemoryCollection({ records: seedResources(new Date()) }),
  events: createMemoryCollection<CommunityEvent>(),
  appointments: createMemoryCollection<Appointment>(),
};
const ports = createMemoryPorts({
  collections: async () => collections,
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
