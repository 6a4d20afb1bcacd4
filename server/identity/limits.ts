import { emailKey } from '@/shared/domain/users/user';
import type { Settings } from '../settings/settings';
import type { StoredAccount } from './accounts';
import type { Caller } from './caller';
import type { KnownDevices } from './knownDevices';
import type { Counter, Place, Rate, Tries } from './tries';

/** A pending login, registration or guess. It counts until it is taken back or has succeeded. */
export interface Try {
  /** There was no decision, so it is not counted. */
  takeBack(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * The limits of failures, registrations and mails. A stranger's failures must not lock the owner out, so the tight limits are per
 * client, and a device on which the owner has logged in before counts separately. Nor must they lock out others behind the same
 * address: passwords, codes and registrations count apart, and other people's failures do not stop a user who has logged in from
 * there before. decisions/025 says why.
 */
export interface Limits {
  /** @param account whose address it is, or null. @throws HttpError too-many-requests */
  login(caller: Caller, email: string, account: StoredAccount | null): Promise<Try>;
  /**
   * Registrations with an address that is taken are counted apart: they stop nobody who registers.
   * @throws HttpError too-many-requests
   */
  registration(caller: Caller, isTaken: boolean): Promise<Try>;
  /** Counts a wrong secret other than a password. A right one is never refused. @throws HttpError too-many-requests */
  failed(caller: Caller): Promise<void>;
  /** Counts a request for a mail. @throws HttpError too-many-requests when one client asks for very many. */
  resetAsked(caller: Caller, account: StoredAccount | null): Promise<void>;
  /** Returns whether a mail with a link may go out now. The requester is never told. @returns how to take it back, or null. */
  resetMail(caller: Caller, account: StoredAccount): Promise<(() => Promise<void>) | null>;
  /** The owner has shown with a mailed link that the address is theirs: its failures are cleared. */
  resetDone(account: StoredAccount): Promise<void>;
}

const minute = 60 * 1000;
const hour = 60 * minute;

/**
 * The factor for limits shared by many, relative to one client's: all clients with one address, or everybody behind a
 * proxy that the settings do not name. Much higher, because it also stops the owner: it is there for guessing from many places.
 */
const sharedFactor = 20;

/** The factor for a wide network, relative to one client's limit: one tenant has many clients in it. */
const networkFactor = 3;

/** How many mails one client may request in an hour, for any address. */
const resetsPerHour = 30;

/** The most pairs of a client and an account that has logged in there; beyond that the oldest is forgotten. */
const maxUsual = 20_000;

type Places = readonly Place<Counter>[];

/** Counters of clients, of wide networks, and of shared addresses. */
type CountersOfClients = Record<'alone' | 'network' | 'shared', Counter>;

/**
 * The limits as the settings have them.
 * @param tries what counts them.
 */
export function createLimits(settings: Settings, devices: KnownDevices, tries: Tries): Limits {
  const { failuresPerAddress, failuresPerClient, registrationsPerHour, windowMinutes } = settings.loginLimits;
  const window = windowMinutes * minute;
  const failures = (name: string, most: number): Counter => ({ name, most, windowMilliseconds: window });
  const byDevice = failures('device', failuresPerAddress);
  const byPair = failures('pair', failuresPerAddress);
  const byPairOfNetwork = failures('pair of network', failuresPerAddress * networkFactor);
  const byAddress = failures('address', failuresPerAddress * sharedFactor);
  const ofClients = (most: number, make: (kind: string, most: number) => Counter): CountersOfClients => ({
    alone: make('client', most),
    network: make('network', most * networkFactor),
    shared: make('shared', most * sharedFactor),
  });
  const failuresOf = (what: string) =>
    ofClients(failuresPerClient, (kind, most) => failures(`${what} of ${kind}`, most));
  const byClient = failuresOf('logins');
  const wrongSecrets = failuresOf('secrets');
  const takenAddresses = failuresOf('taken addresses');
  const inAnHour = (what: string, perClient: number, words: string) =>
    ofClients(perClient, (kind, most) => ({
      name: `${what} of ${kind}`,
      most,
      windowMilliseconds: hour,
      says: (wait) => `${words} from your internet connection. Please wait ${wait}.`,
    }));
  const registrations = inAnHour('registrations', registrationsPerHour, 'Very many people have registered');
  const resets = inAnHour('resets', resetsPerHour, 'Very many mails were asked for');
  const mails = {
    byDevice: { name: 'mails of device', atOnce: 3, everyMilliseconds: 10 * minute },
    byPair: { name: 'mails of pair', atOnce: 3, everyMilliseconds: 20 * minute },
    byAccount: { name: 'mails of account', atOnce: 5, everyMilliseconds: 10 * minute },
  } satisfies Record<string, Rate>;

  /** The clients of each user's logins, since the server started. */
  const usual = new Set<string>();
  const usualKey = ({ client }: Caller, { uid }: StoredAccount) => `${client} ${uid}`;
  const isUsual = (caller: Caller, account: StoredAccount | null) =>
    account !== null && usual.has(usualKey(caller, account));
  function noteUsual(caller: Caller, account: StoredAccount | null): void {
    if (!account) return;
    const key = usualKey(caller, account);
    // Taken out and put back, so that the order is that of the last login.
    usual.delete(key);
    usual.add(key);
    if (usual.size > maxUsual) usual.delete(usual.keys().next().value!);
  }

  const deviceOf = (caller: Caller, account: StoredAccount | null) => {
    const device = account && devices.deviceOf(caller.deviceCookie, account);
    return device === null ? null : `${account!.uid} ${device}`;
  };
  /** The counters of a client: its own, and that of the network around it. */
  const placesOf = ({ shared, client, network }: Caller, counts: CountersOfClients): Places =>
    shared
      ? [{ limit: counts.shared, key: client }]
      : [
          { limit: counts.alone, key: client },
          { limit: counts.network, key: network },
        ];

  return {
    async login(caller, email, account) {
      const address = emailKey(email);
      const device = deviceOf(caller, account);
      const tight: Places = caller.shared
        ? []
        : [
            { limit: byPair, key: `${caller.client} ${address}`, about: address },
            { limit: byPairOfNetwork, key: `${caller.network} ${address}`, about: address },
          ];
      const begun = await tries.begin(
        device === null
          ? [
              ...tight,
              ...(isUsual(caller, account) ? [] : placesOf(caller, byClient)),
              { limit: byAddress, key: address, about: address },
            ]
          : [{ limit: byDevice, key: device }],
      );
      return {
        takeBack: begun.takeBack,
        async succeeded() {
          await begun.takeBack();
          noteUsual(caller, account);
          // For one client, or one device, a correct password clears the failures before it.
          if (device !== null || tight.length > 0) await begun.forgetFirst();
        },
      };
    },

    async registration(caller, isTaken) {
      const begun = await tries.begin(placesOf(caller, isTaken ? takenAddresses : registrations));
      // Successful registrations are what is counted here.
      return { takeBack: begun.takeBack, succeeded: async () => {} };
    },

    async failed(caller) {
      await tries.begin(placesOf(caller, wrongSecrets));
    },

    async resetAsked(caller, account) {
      if (deviceOf(caller, account) === null && !isUsual(caller, account))
        await tries.begin(placesOf(caller, resets));
    },

    async resetMail(caller, account) {
      const device = deviceOf(caller, account);
      const { uid } = account;
      if (device !== null) return tries.take([{ limit: mails.byDevice, key: device, about: uid }]);
      return tries.take([
        ...(caller.shared ? [] : [{ limit: mails.byPair, key: `${uid} ${caller.client}`, about: uid }]),
        { limit: mails.byAccount, key: uid, about: uid },
      ]);
    },

    async resetDone({ uid, email }) {
      await tries.forget(emailKey(email));
      await tries.forget(uid);
    },
  };
}
