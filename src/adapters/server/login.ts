import type { Login } from '../identity';

interface Claims {
  sub: string;
  iat: number;
  exp: number;
}

/** @param addressProved a server that does not ask leaves it out. */
const accountOf = (uid: string, email: string, addressProved: unknown): Login['account'] => ({
  uid,
  email,
  ...(addressProved === false && { addressProved }),
});

/** Reads what a token says about itself, without checking it: only the server can do that. */
function readClaims(token: string): Claims | null {
  try {
    const [, payload = ''] = token.split('.');
    const { sub, iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    return typeof sub === 'string' && typeof iat === 'number' && typeof exp === 'number'
      ? { sub, iat, exp }
      : null;
  } catch {
    return null;
  }
}

/** The id of the person whose token it is; undefined where it is damaged. */
export function personOf(token: string): string | undefined {
  return readClaims(token)?.sub;
}

/**
 * The login in an answer of the server, or null for any other answer. A token's life is counted from its arrival, because the
 * clocks of devices are often wrong.
 */
export function loginFromAnswer(body: unknown, now: number): Login | null {
  if (typeof body !== 'object' || body === null) return null;
  const { uid, email, token, addressProved } = body as Record<string, unknown>;
  if (typeof uid !== 'string' || typeof email !== 'string' || typeof token !== 'string') return null;
  const claims = readClaims(token);
  return (
    claims && {
      account: accountOf(uid, email, addressProved),
      token,
      endsAt: now + (claims.exp - claims.iat) * 1000,
    }
  );
}

/** The login that a stored user's token speaks of, or null when it is empty, damaged or another person's. */
export function loginFromStored(
  user: { id: string; email: string; token: string; addressProved?: unknown } | null,
): Login | null {
  const claims = user && readClaims(user.token);
  if (!user || claims?.sub !== user.id) return null;
  return {
    account: accountOf(user.id, user.email, user.addressProved),
    token: user.token,
    endsAt: claims.exp * 1000,
  };
}
