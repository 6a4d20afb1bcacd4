/** The reason why an operator's command could not do its work. Its message is one plain line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** An account, as the identity service knows it. */
export interface FirebaseAccount {
  uid: string;
  email: string;
  /** True if its person has verified the address. */
  emailShown: boolean;
}

/** The Firebase accounts, as the project's owner sees them. Every method rejects with {@link OperatorError}. */
export interface FirebaseAccounts {
  /** @returns null when nobody has registered with this address. */
  find(email: string): Promise<FirebaseAccount | null>;
  /** Has the service send a mail with a link to a new password. */
  sendReset(email: string): Promise<void>;
}

const timeout = 20_000;

/** Translates the service's error for an operator. */
function errorOf(status: number, message: string, projectId: string): OperatorError {
  if (status === 401) {
    return new OperatorError(
      'The access token is not good, or too old. Get a new one: gcloud auth print-access-token',
    );
  }
  if (status === 403) {
    return new OperatorError(`The owner of the access token may not manage accounts in ${projectId}.`);
  }
  return new OperatorError(`The identity service answered ${message || status}.`);
}

/**
 * Asks the Identity Toolkit with an operator's own access token.
 * @param origin where the service is; tests have their own.
 */
export function createFirebaseAccounts(
  projectId: string,
  token: string,
  origin = 'https://identitytoolkit.googleapis.com',
): FirebaseAccounts {
  async function call(path: string, body: object): Promise<unknown> {
    let response: Response;
    try {
      response = await fetch(`${origin}/v1/projects/${projectId}/accounts${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          // Without it, a token of `gcloud` counts for the project of gcloud itself, and is refused.
          'x-goog-user-project': projectId,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
    } catch {
      throw new OperatorError('The identity service could not be reached.');
    }
    const answer = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
    if (!response.ok) throw errorOf(response.status, answer?.error?.message ?? '', projectId);
    return answer;
  }

  return {
    async find(email) {
      const { users } = (await call(':lookup', { email: [email] })) as {
        users?: { localId: string; email: string; emailVerified?: boolean }[];
      };
      const user = users?.[0];
      if (!user) return null;
      return { uid: user.localId, email: user.email, emailShown: user.emailVerified === true };
    },
    async sendReset(email) {
      await call(':sendOobCode', { requestType: 'PASSWORD_RESET', email });
    },
  };
}
