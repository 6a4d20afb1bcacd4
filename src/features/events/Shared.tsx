import type { ReactNode } from 'react';
import { AllDates } from './AllDates';
import { Waiting, type WaitingProps } from './Waiting';
import { WhoIsComing } from './WhoIsComing';

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
