import { useEffect, useRef, useState } from 'react';
import { authErrorMessage, type AuthErrorMessage } from '../../domain/auth/authErrors';
import type { SelfChosenRole } from '../../domain/users/user';
import { validateCredentials } from '../../domain/auth/validation';
import { ChunkLoadError } from '../../ports/chunkLoadError';
import { IdentityError } from '../../ports/identity';
import { usePorts } from '../../ports/ports';
import { authenticate, type AuthOutcome } from './authenticate';

export type AuthMode = 'login' | 'register';

/** The name under which the form's fields are kept over a reload. */
export const authDraft = 'auth';

/** What is wrong, at most one thing at a time. `attempt` counts the checks, so that the same error is heard again. */
export interface AuthFormError extends AuthErrorMessage {
  attempt: number;
}

/**
 * The state and the rules of the login and register form.
 * @param initialMode what the dialog opens with.
 * @param onDone called after a login or a registration.
 * @param onNeedless called when somebody has logged in in another tab.
 */
export function useAuthForm(
  initialMode: AuthMode,
  onDone: (outcome: AuthOutcome, mode: AuthMode) => void,
  onNeedless: () => void,
) {
  const ports = usePorts();
  const [mode, setMode] = useState(initialMode);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [role, setRole] = useState<SelfChosenRole>('user');
  const [error, setError] = useState<AuthFormError | null>(null);
  const [busy, setBusy] = useState(false);
  const [codeGone, setCodeGone] = useState(false);
  const attempts = useRef(0);
  const closed = useRef(false);

  // Cancel means cancel, also while the service is still thinking.
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);

  useEffect(
    () =>
      ports.currentUser.subscribe(() => {
        if (!busy && ports.currentUser.get()) onNeedless();
      }),
    [busy, onNeedless, ports],
  );

  // What was typed before the page was loaded again.
  useEffect(() => {
    void ports.drafts().then((drafts) => {
      const kept = drafts.take(authDraft)?.['email'];
      if (kept) setEmail((typed) => typed || kept);
    });
  }, [ports]);

  const fail = (message: AuthErrorMessage) => {
    attempts.current += 1;
    setError({ ...message, attempt: attempts.current });
  };

  // An error that is mended must not stand beside the rule that is ticked.
  const change = (field: 'email' | 'password', set: (text: string) => void) => (text: string) => {
    set(text);
    const still = field === 'email' ? validateCredentials(text, password) : validateCredentials(email, text);
    if (error?.field === field && still?.text !== error.text) setError(null);
  };

  const switchMode = () => {
    setMode(mode === 'login' ? 'register' : 'login');
    setPassword('');
    setError(null);
  };

  const submit = async () => {
    if (busy) return;
    const wrong = validateCredentials(email, password);
    if (wrong) {
      fail({ ...wrong, advice: null });
      return;
    }
    setError(null);
    setBusy(true);
    try {
      const outcome = await authenticate(ports, { mode, email, password, role }, () => !closed.current);
      if (outcome) onDone(outcome, mode);
    } catch (reason) {
      if (closed.current) return;
      setBusy(false);
      if (reason instanceof ChunkLoadError) {
        setCodeGone(true);
        return;
      }
      const known = reason instanceof IdentityError;
      fail(known ? authErrorMessage(reason.code, reason.retryAfterSeconds) : authErrorMessage('unknown'));
    }
  };

  /** Loads the page again and comes back to this form with the address in it. A password is never kept. */
  const reload = async () => {
    (await ports.drafts()).keep(authDraft, { email });
    window.location.assign(`/?auth=${mode}`);
  };

  /** Passes the address on to the page for a forgotten password. */
  const keepForReset = () => {
    void ports.drafts().then((drafts) => drafts.keep('reset', { email }));
  };

  return {
    mode,
    email,
    password,
    role,
    error,
    busy,
    codeGone,
    setEmail: change('email', setEmail),
    setPassword: change('password', setPassword),
    setRole,
    switchMode,
    submit,
    reload,
    keepForReset,
  };
}
