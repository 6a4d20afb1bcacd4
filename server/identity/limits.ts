import { emailKey } from '../../src/domain/users/user';
import type { Settings } from '../settings/settings';
import type { StoredAccount } from './accounts';
import { createAllowance } from './allowance';
import { type Attempt, type Attempts, beginAll, createAttempts } from './attempts';
import type { Caller } from './caller';
import type { KnownDevices } from './knownDevices';

/** A login, a registration or a guess that is under way. It counts until it is taken back or has succeeded. */
export interface Try {
  /** It was never decided, so it counts nowhere. */
  takeBack(): void;
  succeeded(): void;
}

/**
 * How much each may fail, register and be written to. A stranger's failures must not keep the owner out, so what is tight is
 * tight for one client, and a device on which the owner has logged in before counts for itself alone. decisions/025 says why.
 */
export interface Limits {
  /** @param account whose address it is, or null. @throws Refusal too-many-requests */
  login(caller: Caller, email: string, account: StoredAccount | null): Try;
  /** @throws Refusal too-many-requests */
  registration(caller: Caller): Try;
  /** Counts a failure with something that is no password. @throws Refusal too-many-requests */
  failed(caller: Caller): void;
  /** Counts that somebody asks for a mail. @throws Refusal too-many-requests when one client asks for very many. */
  resetAsked(caller: Caller, account: StoredAccount | null): void;
  /** Whether a mail with a link may go out now. It never says so to the one who asks. @returns how to take it back, or null. */
  resetMail(caller: Caller, account: StoredAccount): (() => void) | null;
  /** The owner has shown with a mailed link that the address is theirs: what was counted against it is lifted. */
  resetDone(account: StoredAccount): void;
}

const minute = 60 * 1000;
const hour = 60 * minute;

/**
 * How many times the limit of one client the limit is that many share: all clients with one address, or everybody behind a
 * proxy that the settings do not name. Much higher, because it also stops the owner: it is there for guessing from many places.
 */
const sharedFactor = 20;

/** How many times the limit of one client that of its wide network is: whoever rents one has many clients in it. */
const networkFactor = 3;

/** How many mails one client may ask for in an hour, for whomever. */
const resetsPerHour = 30;

/** Where something counts, and under which key. */
type Places = readonly (readonly [Attempts, key: string])[];

/** The limits as the settings have them. All counts lie in memory and are bounded. */
export function createLimits(settings: Settings, devices: KnownDevices, now: () => number): Limits {
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
  const byClient = {
    alone: failures(failuresPerClient),
    network: failures(failuresPerClient * networkFactor),
    shared: failures(failuresPerClient * sharedFactor),
  };
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

  const deviceOf = (caller: Caller, account: StoredAccount | null) => {
    const device = account && devices.deviceOf(caller.deviceCookie, account);
    return device === null ? null : `${account!.uid} ${device}`;
  };
  /** The places where something of a client counts: its own, and that of the network around it. */
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
  const begin = (places: Places) => beginAll(now(), places);
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
          ? [...tight, ...placesOf(caller, byClient), [byAddress, address]]
          : [[byDevice, device]],
      );
      return {
        takeBack: () => takeBack(attempts),
        succeeded() {
          takeBack(attempts);
          // Of one client, or one device, a right password forgets the wrong ones before it.
          if (device !== null || tight.length > 0) attempts[0]!.forgetFailures();
        },
      };
    },

    registration(caller) {
      const places = placesOf(caller, byClient);
      const attempts = begin([...places, ...placesOf(caller, registrations)]);
      return {
        takeBack: () => takeBack(attempts),
        // Those that succeed are what is counted here.
        succeeded: () => takeBack(attempts.slice(0, places.length)),
      };
    },

    failed: (caller) => void begin(placesOf(caller, byClient)),

    resetAsked(caller, account) {
      if (deviceOf(caller, account) === null) begin(placesOf(caller, resets));
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
        if (!allowance.take(key, now())) {
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
