import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { createMemoryRecords } from '../../adapters/memory/records';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { SaveButton } from '../../components/SaveButton/SaveButton';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { PortsProvider } from '../../ports/ports';
import { useSave } from '../../ports/saves';
import { seedEvents } from '@/shared/seeds/events';
import { sampleOwner } from '@/shared/seeds/sampleOwner';
import { seedUsers } from '@/shared/seeds/users';
import { PageMessageProvider } from '../notices/pageMessage';
import { SavesProvider } from './Saves';
import { AuthContext } from './useAuth';

const now = new Date('2026-11-24T10:00:00+11:00');
const margaret = seedUsers(now).find(({ email }) => email === sampleOwner)!;
const [tea, walk] = seedEvents(now) as [CommunityEvent, CommunityEvent];

/** The first handler of each event's button: a page that is not rendered again yet still calls it. */
let firstPress: Map<number, () => void>;

function EventButton({ event }: { event: CommunityEvent }) {
  const save = useSave('event', event);
  if (!firstPress.has(event.id)) firstPress.set(event.id, save.onChange);
  return <SaveButton title={event.title} {...save} />;
}

async function show() {
  firstPress = new Map();
  const saved = createMemoryRecords().savedItems;
  await render(
    <PortsProvider ports={createMemoryPorts({ user: margaret, savedItems: async () => saved })}>
      <MemoryRouter initialEntries={['/events']}>
        <PageMessageProvider>
          <AuthContext
            value={{
              open: () => undefined,
              prepare: () => undefined,
              logOut: () => null,
              isOpen: () => false,
            }}
          >
            <LiveRegion />
            <SavesProvider>
              {[tea, walk].map((event) => (
                <EventButton key={event.id} event={event} />
              ))}
            </SavesProvider>
          </AuthContext>
        </PageMessageProvider>
      </MemoryRouter>
    </PortsProvider>,
  );
  return {
    idsSaved: async () => new Set((await saved.list(margaret.id)).map(({ recordId }) => recordId)),
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a press that comes after what is saved is known, and before the button is drawn again, saves', async () => {
  const { idsSaved } = await show();
  await userEvent.click(button(`Save ${tea.title}`));
  await expect.element(button(`Saved ${tea.title}`)).toBeVisible();
  firstPress.get(walk.id)!();
  await expect.element(button(`Saved ${walk.title}`)).toBeVisible();
  expect(await idsSaved()).toEqual(new Set([tea.id, walk.id]));
});

test('two records that are pressed before what saves them has come are both saved', async () => {
  const { idsSaved } = await show();
  for (const { id } of [tea, walk, tea]) firstPress.get(id)!();
  for (const { title } of [tea, walk]) await expect.element(button(`Saved ${title}`)).toBeVisible();
  expect(await idsSaved()).toEqual(new Set([tea.id, walk.id]));
});
