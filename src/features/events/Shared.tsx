import type { ReactNode } from 'react';
import type { Ports } from '../../ports/ports';
import { AllDates } from './AllDates';
import type { CallPeople } from './CallPeople';
import { Waiting, type WaitingProps } from './Waiting';
import { WhoIsComing } from './WhoIsComing';

/** How many people an organiser is to call, and what shows it. */
export interface Calls {
  count: number;
  CallPeople: typeof CallPeople;
}

/** Reads whom an organiser is to call. @returns null where there is nobody, or this is no organiser. */
export async function callsOf({ currentUser, registrations }: Ports): Promise<Calls | null> {
  if ((currentUser.get()?.role ?? 'user') === 'user') return null;
  const count = await (await (await registrations()).guests?.())?.countCalls();
  return count ? { count, CallPeople: (await import('./CallPeople')).CallPeople } : null;
}

/** What an event's card offers only where data is shared: the waiting list, and who is coming for those who may know. */
export function Shared(props: WaitingProps): ReactNode {
  const { event, user, store, show } = props;
  const { attendees } = store.registrations;
  return (
    <>
      <Waiting {...props} />
      <AllDates {...props} />
      {user.role !== 'user' && <WhoIsComing {...{ event, attendees, show }} />}
    </>
  );
}
