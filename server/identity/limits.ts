import { emailKey } from '../../src/domain/users/user';
import type { Settings } from '../settings/settings';
import type { StoredAccount } from './accounts';
import { createAllowance } from './allowance';
import { type Attempt, type Attempts, beginAll, createAttempts } from './attempts';
import type { Caller } from './caller';
import type { KnownDevices } from './knownDevices';

/** A pending login, registration or guess. It counts until it is taken back or has succeeded. */
export interface Try {
  /** There was no decision, so it is not counted. */
  takeBack(): void;
  succeeded(): void;
}

/**
 * The limits of failures, registrations and mails. A stranger's failures must not lock the owner out, so the tight limits
 * are per client, and a device on which the owner has logged in before is counted separately. Nor must they lock out others
 * behind the same address: passwords, codes and registrations are counted apart, and whoever has logged in from there before
 * is not stopped by what others do. decisions/025 says why.
 */
export interface Limits {
  /** @param account whose address it is, or null. @throws HttpError too-many-requests */
  login(caller: Caller, email: string, account: StoredAccount | null): Try;
  /**
   * Registrations with an address that is taken are counted apart: they stop nobody who registers.
   * @throws HttpError too-many-requests
   */
  registration(caller: Caller, isTaken: boolean): Try;
  /** Counts a wrong secret other than a password. A right one is never refused. @throws HttpError too-many-requests */
  failed(caller: Caller): void;
  /** Counts a request for a mail. @throws HttpError too-many-requests when one client asks for very many. */
  resetAsked(caller: Caller, account: StoredAccount | null): void;
  /** Whether a mail with a link may go out now. The requester is never told. @returns how to take it back, or null. */
  resetMail(caller: Caller, account: StoredAccount): (() => void) | null;
  /** The owner has shown with a mailed link that the address is theirs: its failures are cleared. */
  resetDone(account: StoredAccount): void;
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

/** A counter and the key to count under. */
type Places = readonly (readonly [Attempts, key: string])[];

/**
 * The limits as the settings have them. All counters are in memory and bounded.
 * @param monotonic milliseconds of a clock that nobody sets.
 */
export function createLimits(settings: Settings, devices: KnownDevices, monotonic: () => number): Limits {
  const { failuresPerAddress, failuresPerClient, registrationsPerHour, windowMinutes } = settings.loginLimits;
  const window = windowMinutes * minute;
  const failures = (most: number) => createAttempts({ most, windowMilliseconds: window });
  const inAnHour = (most: number, what: string) =>
    createAttempts({
      most,
      windowMilliseconds: hour,
      says: (wait) => `${what} from your internet connection. Please wait ${wait}.`,
    });
  const byDevice = failures(failuresPerAddress);
  const byPair = failures(failuresPerAddress);
  const byPairOfNetwork = failures(failuresPerAddress * networkFactor);
  const byAddress = failures(failuresPerAddress * sharedFactor);
  const failuresOfClients = () => ({
    alone: failures(failuresPerClient),
    network: failures(failuresPerClient * networkFactor),
    shared: failures(failuresPerClient * sharedFactor),
  });
  const byClient = failuresOfClients();
  const wrongSecrets = failuresOfClients();
  const takenAddresses = failuresOfClients();
  const register = (most: number) => inAnHour(most, 'Very many people have registered');
  const registrations = {
    alone: register(registrationsPerHour),
    network: register(registrationsPerHour * networkFactor),
    shared: register(registrationsPerHour * sharedFactor),
  };
  const askForMail = (most: number) => inAnHour(most, 'Very many mails were asked for');
  const resets = {
    alone: askForMail(resetsPerHour),
    network: askForMail(resetsPerHour * networkFactor),
    shared: askForMail(resetsPerHour * sharedFactor),
  };
  const mails = {
    byDevice: createAllowance(3, 10 * minute),
    byPair: createAllowance(3, 20 * minute),
    byAccount: createAllowance(5, 10 * minute),
  };

  /** Who has logged in from which client, since the server started. */
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
  const placesOf = (
    { shared, client, network }: Caller,
    counts: Record<'alone' | 'network' | 'shared', Attempts>,
  ): Places =>
    shared
      ? [[counts.shared, client]]
      : [
          [counts.alone, client],
          [counts.network, network],
        ];
  const begin = (places: Places) => beginAll(monotonic(), places);
  const takeBack = (attempts: readonly Attempt[]) => attempts.forEach((attempt) => attempt.succeeded());

  return {
    login(caller, email, account) {
      const address = emailKey(email);
      const device = deviceOf(caller, account);
      const tight: Places = caller.shared
        ? []
        : [
            [byPair, `${caller.client} ${address}`],
            [byPairOfNetwork, `${caller.network} ${address}`],
          ];
      const attempts = begin(
        device === null
          ? [...tight, ...(isUsual(caller, account) ? [] : placesOf(caller, byClient)), [byAddress, address]]
          : [[byDevice, device]],
      );
      return {
        takeBack: () => takeBack(attempts),
        succeeded() {
          takeBack(attempts);
          noteUsual(caller, account);
          // For one client, or one device, a correct password clears the failures before it.
          if (device !== null || tight.length > 0) attempts[0]!.forgetFailures();
        },
      };
    },

    registration(caller, isTaken) {
      const attempts = begin(placesOf(caller, isTaken ? takenAddresses : registrations));
      // Successful registrations are what is counted here.
      return { takeBack: () => takeBack(attempts), succeeded() {} };
    },

    failed: (caller) => void begin(placesOf(caller, wrongSecrets)),

    resetAsked(caller, account) {
      if (deviceOf(caller, account) === null && !isUsual(caller, account)) begin(placesOf(caller, resets));
    },

    resetMail(caller, account) {
      const device = deviceOf(caller, account);
      const { uid } = account;
      const places =
        device !== null
          ? ([[mails.byDevice, device]] as const)
          : ([
              ...(caller.shared ? [] : [[mails.byPair, `${uid} ${caller.client}`] as const]),
              [mails.byAccount, uid],
            ] as const);
      const taken: (() => void)[] = [];
      const giveBack = () => taken.forEach((back) => back());
      for (const [allowance, key] of places) {
        if (!allowance.take(key, monotonic())) {
          giveBack();
          return null;
        }
        taken.push(() => allowance.giveBack(key));
      }
      return giveBack;
    },

    resetDone({ uid, email }) {
      const address = emailKey(email);
      for (const counts of [byPair, byPairOfNetwork, byAddress])
        counts.forget((key) => key === address || key.endsWith(` ${address}`));
      for (const allowance of Object.values(mails))
        allowance.forget((key) => key === uid || key.startsWith(`${uid} `));
    },
  };
}
