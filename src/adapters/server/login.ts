import { parseDocument } from '@/shared/domain/users/user';
import type { Login } from '../identity';

/** @param known data of the account; a server without confirmations omits `addressProved`. */
const accountOf = (
  uid: string,
  email: string,
  { addressProved, document }: { addressProved?: unknown; document?: unknown },
): Login['account'] => {
  const entry = parseDocument(document);
  return { uid, email, ...(addressProved === false && { addressProved }), ...(entry && { document: entry }) };
};

/** The server ends a login. It is valid until then. */
const endsAt = Infinity;

/** The login in an answer of the server, or null for any other answer. */
export function loginFromAnswer(body: unknown): Login | null {
  if (typeof body !== 'object' || body === null) return null;
  const { uid, email, token, ...known } = body as Record<string, unknown>;
  if (typeof uid !== 'string' || typeof email !== 'string' || typeof token !== 'string') return null;
  return { account: accountOf(uid, email, known), token, endsAt };
}

/** Returns the login of a stored user, or null where it has no token. */
export function loginFromStored(
  user: { id: string; email: string; token: string; addressProved?: unknown } | null,
): Login | null {
  if (!user?.token) return null;
  const { id, email, token, addressProved } = user;
  return { account: accountOf(id, email, { addressProved }), token, endsAt };
}
