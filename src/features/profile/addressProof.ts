import { addressWords, codeIsUsable, hasCode } from '@/shared/domain/auth/addressCode';
import { withProof } from '@/shared/domain/users/user';
import { IdentityError } from '../../ports/identity';
import type { Ports } from '../../ports/ports';

type Used = Pick<Ports, 'identity' | 'currentUser' | 'clock'>;

/** Explains why a call failed. */
export function proofFailure(reason: unknown): string {
  const { code, retryAfterSeconds } = reason instanceof IdentityError ? reason : new IdentityError('unknown');
  return code === 'too-many-requests' ? addressWords.tooMany(retryAfterSeconds) : addressWords.unreachable;
}

/** True where a call was refused with this code. */
export const isRefused = (reason: unknown, code: IdentityError['code']): reason is IdentityError =>
  reason instanceof IdentityError && reason.code === code;

/** Mails a code to the current user. @throws IdentityError */
export async function sendCode({ identity, currentUser, clock }: Used): Promise<void> {
  await (await identity()).sendAddressCode();
  const user = currentUser.get();
  if (user?.addressProved === false)
    currentUser.set({ ...user, codeSentAt: clock.now().toISOString(), provesLater: undefined });
}

/**
 * Mails a code, unless one was mailed just now.
 * @returns the first line of the dialog.
 * @throws IdentityError where there is no code to enter; not for the limit of mails.
 */
export async function prepareCode(ports: Used): Promise<string> {
  const user = ports.currentUser.get();
  const email = user?.email ?? '';
  if (user && hasCode(user, ports.clock.now().getTime(), codeIsUsable)) {
    ports.currentUser.set({ ...user, provesLater: undefined });
    return addressWords.sent(email);
  }
  try {
    await sendCode(ports);
    return addressWords.sent(email);
  } catch (reason) {
    if (!isRefused(reason, 'too-many-requests')) throw reason;
    return addressWords.noOther(reason.retryAfterSeconds);
  }
}

/**
 * Confirms the address with the code of a mail or a link. The new login replaces the old one, in other tabs, too.
 * @throws IdentityError
 */
export async function confirmAddress({ identity, currentUser }: Used, code: string): Promise<void> {
  const service = await identity();
  const { uid } = await service.confirmAddress(code);
  const token = await service.idToken();
  const user = currentUser.get();
  if (user?.id === uid && token !== null) currentUser.set(withProof({ ...user, token }, true));
}

/** Postpones the confirmation until the next login. */
export function postponeConfirmation({ currentUser }: Pick<Ports, 'currentUser'>): void {
  const user = currentUser.get();
  if (user?.addressProved === false) currentUser.set({ ...user, provesLater: true });
}
