import { useEffect, useState, type ReactNode } from 'react';
import type { User } from '@/shared/domain/users/user';
import type { LiveActions } from '../../ports/liveQuery';
import type { OwnAccount } from '../../ports/ownAccount';
import { usePorts } from '../../ports/ports';
import { CalendarFeedSection } from './CalendarFeedSection';
import { DeviceDataMigration } from './DeviceDataMigration';
import { DeviceSection } from './DeviceSection';
import { LoginsSection } from './LoginsSection';
import { OwnDataSection } from './OwnDataSection';
import { RemindersSection } from './RemindersSection';

interface SharedProfileProps {
  user: User;
  batch: LiveActions['batch'];
}

/** The part of the profile that only shared records have. */
export function SharedProfile({ user, batch }: SharedProfileProps): ReactNode {
  const { collections, settings } = usePorts();
  const [account, setAccount] = useState<OwnAccount | null>(null);

  useEffect(() => {
    let left = false;
    collections()
      .then(({ ownAccount }) => ownAccount())
      .then(
        (found) => left || setAccount(found),
        () => {
          // The list above reports that the data could not be reached.
        },
      );
    return () => {
      left = true;
    };
  }, [collections]);

  return (
    <>
      {/* Only with a confirmed address can this device's data be moved into the account. */}
      {user.addressProved !== false && <DeviceDataMigration user={user} batch={batch} />}
      {account && (
        <>
          {/* A calendar address needs the password, which a hosted service has. */}
          {!settings.firebase && <CalendarFeedSection account={account} />}
          <RemindersSection user={user} account={account} />
          <DeviceSection />
          <LoginsSection account={account} />
          <OwnDataSection account={account} />
        </>
      )}
    </>
  );
}
