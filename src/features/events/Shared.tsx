import type { ReactNode } from 'react';
import type { Ports } from '../../ports/ports';
import { AllDates } from './AllDates';
import type { CallPeople } from './CallPeople';
import { Waiting, type WaitingProps } from './Waiting';
import { WhoIsComing } from './WhoIsComing';

/** The number of people that an organiser has to call, and the component that shows it. */
export interface Calls {
  count: number;
  CallPeople: typeof CallPeople;
}

/** Reads the number of calls to make. @returns null for none, and for users who are no organisers. */
export async function callsOf({ currentUser, registrations }: Ports): Promise<Calls | null> {
  if ((currentUser.get()?.role ?? 'user') === 'user') return null;
  const count = await (await (await registrations()).guests?.())?.countCalls();
  return count ? { count, CallPeople: (await import('./CallPeople')).CallPeople } : null;
}

/**
 * The parts of an event's card that only shared data has: the waiting list, and the attendees for users who may see
 * them.
 */
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
