import type { PageSettings } from './pageSettings';

/** The capabilities of this site. Pages ask for these, and never where the data is. */
export interface Capabilities {
  /** People can save everything that this browser stores for them in a file, and bring it in again. */
  ownBackup: boolean;
  /** All that people store lies in this browser: clearing it takes everything. */
  onlyOnDevice: boolean;
  /** The list of users is the accounts themselves: who is deleted there is gone. */
  accountsAsUsers: boolean;
  /** Appointments keep the time zone in which they were made. */
  zones: boolean;
  /** People are asked whose device it is, and nothing of a person stays on a shared one. */
  sharedComputers: boolean;
  /** Changes to own records wait on one's own device for a connection. */
  waitingChanges: boolean;
  /** The organiser knows who is coming, and there are waiting lists at full events. */
  waitingLists: boolean;
  /** Other people's times are read for the days on screen. */
  othersTimes: boolean;
  /** People get mail about their events and, where they ask for it, reminders. */
  messages: boolean;
  /** The server says what time it is: a device with another date is told. */
  serverTime: boolean;
}

/** Returns the capabilities of a kind of storage. */
export function capabilitiesOf({ data }: Pick<PageSettings, 'data'>): Capabilities {
  const isShared = data === 'server';
  return {
    ownBackup: !isShared,
    onlyOnDevice: !isShared,
    accountsAsUsers: isShared,
    zones: isShared,
    sharedComputers: isShared,
    waitingChanges: isShared,
    waitingLists: isShared,
    othersTimes: isShared,
    messages: isShared,
    serverTime: isShared,
  };
}
