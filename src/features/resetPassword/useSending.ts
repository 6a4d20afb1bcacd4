import { useState } from 'react';
import { useForm } from '../../components/Field/useForm';
import { authErrorMessage } from '@/shared/domain/auth/authErrors';
import { ChunkLoadError } from '../../ports/chunkLoadError';
import { IdentityError, type Identity } from '../../ports/identity';
import { usePorts } from '../../ports/ports';

/** The text for a link that is used, expired or invalid. */
export const badLink = 'This link does not work any more. Ask for a new one.';
const updated = 'This site has been updated. Load this page again, then try once more.';

/** Explains a failure, and if the field is at fault. */
function failureOf(reason: unknown): { text: string; isAtField: boolean } {
  if (reason instanceof ChunkLoadError) return { text: updated, isAtField: false };
  const { code, retryAfterSeconds } = reason instanceof IdentityError ? reason : new IdentityError('unknown');
  if (code === 'invalid-credential') return { text: badLink, isAtField: false };
  const { text, advice, field } = authErrorMessage(code, retryAfterSeconds);
  return { text: [text, advice].filter(Boolean).join(' '), isAtField: field !== null };
}

/** A form with one field that is checked and then sent to the identity service. */
export function useSending(
  check: (text: string) => string | null,
  send: (identity: Identity, text: string) => Promise<void>,
) {
  const { identity } = usePorts();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    first: { text: '' },
    failureOf: (reason) => failureOf(reason).text,
    errorStays: () => true,
    focusAfterErrors: true,
  });
  const { text } = form.values;

  const submit = async () => {
    if (form.busy || !form.check({ text: check(text) ?? undefined })) return;
    await form.submit(async () => {
      try {
        await send(await identity(), text);
        setDone(true);
      } catch (reason) {
        const failure = failureOf(reason);
        if (!failure.isAtField) throw reason;
        form.check({ text: failure.text });
      }
      return null;
    });
  };

  return { form, isDone, submit };
}
