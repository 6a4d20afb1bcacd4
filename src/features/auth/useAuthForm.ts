import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onlyError, useForm } from '../../components/Field/useForm';
import { authErrorMessage } from '@/shared/domain/auth/authErrors';
import { validateCredentials } from '@/shared/domain/auth/validation';
import { nameProblem } from '@/shared/domain/users/personName';
import { ChunkLoadError } from '../../ports/chunkLoadError';
import { IdentityError } from '../../ports/identity';
import { usePorts } from '../../ports/ports';
import { authenticate, type AuthOutcome, type Credentials } from './authenticate';

export type AuthMode = 'login' | 'register';

/** The name of the form's draft, which survives a reload. */
export const authDraft = 'auth';

type Values = Omit<Credentials, 'mode'>;

/** Returns the first error: required fields come before optional ones. */
function problemOf(mode: AuthMode, { email, name, password }: Values) {
  const text = mode === 'register' ? nameProblem(name) : null;
  return validateCredentials(email, password) ?? (text === null ? null : { field: 'name' as const, text });
}

/**
 * The state and the rules of the login and register form.
 * @param initialMode the first mode of the dialog.
 * @param onDone called after a login or a registration.
 * @param onNeedless called when a user logs in in another tab.
 */
export function useAuthForm(
  initialMode: AuthMode,
  onDone: (outcome: AuthOutcome, mode: AuthMode) => void,
  onNeedless: () => void,
) {
  const ports = usePorts();
  const [mode, setMode] = useState(initialMode);
  const form = useForm<Values>({
    first: { email: '', name: '', password: '', role: 'user' },
    failureOf: () => authErrorMessage('unknown').text,
    // A corrected error must not stay beside the rule that is ticked.
    errorStays: (_, now, { text, isChanged }) => !isChanged || problemOf(mode, now)?.text === text,
    focusAfterErrors: true,
  });
  const { values, busy } = form;
  const [codeGone, setCodeGone] = useState(false);
  const closed = useRef(false);

  // Cancel works also while a request is pending.
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

  const restore = useEffectEvent((kept: string | undefined) => {
    if (kept && !values.email) form.change({ email: kept });
  });
  // Restores the values from before a reload.
  useEffect(() => {
    void ports.drafts().then((drafts) => restore(drafts.take(authDraft)?.['email']));
  }, [ports]);

  const switchMode = () => {
    setMode(mode === 'login' ? 'register' : 'login');
    form.change({ password: '' });
    form.check({});
  };

  const send = async () => {
    try {
      const outcome = await authenticate(ports, { mode, ...values }, () => !closed.current);
      if (outcome) onDone(outcome, mode);
    } catch (reason) {
      if (closed.current) return null;
      if (reason instanceof ChunkLoadError) {
        setCodeGone(true);
        return null;
      }
      if (!(reason instanceof IdentityError)) throw reason;
      const { field, text, advice } = authErrorMessage(reason.code, reason.retryAfterSeconds);
      if (!field) return [text, advice].filter(Boolean).join(' ');
      form.check(onlyError({ field, text }));
    }
    return null;
  };

  const submit = async () => {
    if (busy) return;
    if (form.check(onlyError(problemOf(mode, values)))) await form.submit(send);
  };

  /** Reloads the page and returns to this form with the address in it. Passwords are never stored. */
  const reload = async () => {
    (await ports.drafts()).keep(authDraft, { email: values.email });
    window.location.assign(`/?auth=${mode}`);
  };

  /** Passes the address on to the page for a forgotten password. */
  const keepForReset = () => {
    void ports.drafts().then((drafts) => drafts.keep('reset', { email: values.email }));
  };

  return { form, mode, codeGone, switchMode, submit, reload, keepForReset };
}
