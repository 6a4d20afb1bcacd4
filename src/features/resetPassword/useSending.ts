import { useRef, useState } from 'react';
import { authErrorMessage, type AuthErrorCode } from '../../domain/auth/authErrors';
import { ChunkLoadError } from '../../ports/chunkLoadError';
import { IdentityError, type Identity } from '../../ports/identity';
import { usePorts } from '../../ports/ports';

/** What is wrong with the form, and how many checks there were, so that the same error is heard again. */
export interface FormError {
  text: string;
  /** In the field's own place, or for the form as a whole. */
  at: 'field' | 'form' | 'link';
  attempt: number;
}

/** What a link is refused with that is used, too old or not ours. */
const badLink = 'This link does not work any more. Ask for a new one.';
const updated = 'This site has been updated. Load this page again, then try once more.';

/** One field that is checked and then sent to the identity service. */
export function useSending(check: () => string | null, send: (identity: Identity) => Promise<void>) {
  const { identity } = usePorts();
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [error, setError] = useState<FormError | null>(null);
  const attempt = useRef(0);

  const fail = (text: string, at: FormError['at']) => {
    attempt.current += 1;
    setError({ text, at, attempt: attempt.current });
  };

  const submit = async () => {
    if (state === 'sending') return;
    const wrong = check();
    if (wrong) {
      fail(wrong, 'field');
      return;
    }
    setError(null);
    setState('sending');
    try {
      await send(await identity());
      setState('done');
    } catch (reason) {
      setState('ready');
      if (reason instanceof ChunkLoadError) fail(updated, 'form');
      else if (reason instanceof IdentityError) failWith(reason.code, reason.retryAfterSeconds);
      else failWith('unknown');
    }
  };

  const failWith = (code: AuthErrorCode, retryAfterSeconds?: number) => {
    if (code === 'invalid-credential') {
      fail(badLink, 'link');
      return;
    }
    const { text, advice, field } = authErrorMessage(code, retryAfterSeconds);
    fail([text, advice].filter(Boolean).join(' '), field ? 'field' : 'form');
  };

  return { state, error, submit };
}
