import { describeGuests, tea } from '../../ports/guests.contract';
import { createMemoryGuests } from './guests';

describeGuests('Memory', async () => {
  const guests = createMemoryGuests([tea]);
  return { guests, people: guests.people, change: guests.change };
});
