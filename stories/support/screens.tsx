import { Suspense } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { createMemoryPorts, type MemoryPortsOptions } from '@/src/adapters/memory/ports';
import { createMemoryRecords, type MemoryRecordsOptions } from '@/src/adapters/memory/records';
import { isRole, type User } from '@/shared/domain/users/user';
import { Dialogs } from '@/src/components/Dialogs/Dialogs';
import { PortsProvider } from '@/src/ports/ports';
import { seedAppointments } from '@/shared/seeds/appointments';
import { featuredEvents, seedEvents } from '@/shared/seeds/events';
import { seedForumPosts } from '@/shared/seeds/forumPosts';
import { helpNumbers } from '@/shared/seeds/helpNumbers';
import { homeResources } from '@/shared/seeds/homeResources';
import { checkedOnWords, mainNumbers } from '@/shared/seeds/mainNumbers';
import { news } from '@/shared/seeds/news';
import { seedResources } from '@/shared/seeds/resources';
import { seedUsers } from '@/shared/seeds/users';

/** The day on which all stories play. */
export const storyDay = new Date('2026-11-24T10:00:00+11:00');

/** A clock that jumps over every wait. */
const quickClock = () => {
  const clock = createMemoryClock(storyDay);
  return {
    ...clock,
    after(milliseconds: number, callback: () => void) {
      const cancel = clock.after(milliseconds, callback);
      queueMicrotask(() => clock.pass(milliseconds));
      return cancel;
    },
  };
};

/** A clock on which nothing that takes time ever comes. */
export const stoppedClock = () => createMemoryClock(storyDay);

// One promise for all readers: a new one at each drawing would never be done.
const allNumbers = Promise.resolve(helpNumbers);
const frontPage = Promise.resolve({ news, homeResources });
const community = Promise.resolve({ featuredEvents, forumPosts: seedForumPosts });

/** The words that come with the product. */
export const content = {
  frontPage: () => frontPage,
  community: () => community,
  mainNumbers,
  numbersChecked: checkedOnWords,
  helpNumbers: () => allNumbers,
};

/** The sample records, as they are on the first run. @param given what is otherwise. */
export const createSampleRecords = (given: MemoryRecordsOptions = {}) =>
  createMemoryRecords({
    users: seedUsers(storyDay),
    resources: seedResources(storyDay),
    events: seedEvents(storyDay),
    appointments: seedAppointments(storyDay),
    ...given,
  });

/** The sample person with the role that is chosen in the toolbar; nobody for a visitor. */
function viewer(role: unknown): User | null {
  return isRole(role) ? seedUsers(storyDay).find((user) => user.role === role)! : null;
}

/** What is otherwise in one story: a story's own parameters win over those of its file. */
export interface ScreenParameters {
  /** Ports that differ from the usual ones. */
  ports?: () => MemoryPortsOptions;
  /** Where the screen is. */
  address?: string;
}

/** Shows a screen with ports from memory and the sample contents; `parameters.screen` changes them. */
export const screen: Decorator = (Story, { globals, parameters }) => {
  const { ports = () => ({}), address = '/' } = (parameters['screen'] ?? {}) as ScreenParameters;
  const given: MemoryPortsOptions = ports();
  return (
    <PortsProvider
      ports={createMemoryPorts({
        clock: quickClock(),
        content,
        records: given.records ?? createSampleRecords(),
        user: viewer(globals['role']),
        ...given,
      })}
    >
      <MemoryRouter initialEntries={[address]}>
        <Dialogs>
          <Suspense>
            <Story />
          </Suspense>
        </Dialogs>
      </MemoryRouter>
    </PortsProvider>
  );
};

/** The parameters of a story whose screen differs from the usual. */
export const onScreen = (values: ScreenParameters) => ({ screen: values });
