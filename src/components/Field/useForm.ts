import { useEffect, useId, useState } from 'react';
import { useAnnounce } from '../LiveRegion/useAnnounce';

/** The errors in the fields of a form, each with its fix. A field that is absent is valid. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string | undefined };

export interface FormOptions<Values> {
  /** Its initial values. */
  first: Values;
  /** Returns the text for an error of `submit`. */
  failureOf: (error: unknown) => string;
  /** Returns true where the error of a field stays after a change. Default: until that field is changed. */
  errorStays?: (field: keyof Values, values: Values, error: ShownError) => boolean;
  /**
   * True where a check moves the focus to the first invalid field once the errors are rendered: that one is then read
   * as the field's description. For a form without an `ErrorSummary` that does not call `focusFirst`.
   */
  focusAfterErrors?: boolean;
}

/** A visible error of a field when something is changed. */
export interface ShownError {
  text: string;
  /** True where this field was changed. */
  isChanged: boolean;
}

/** The errors of a form that shows one at a time. */
export const onlyError = <Field extends string>(error: { field: Field; text: string } | null) =>
  (error ? { [error.field]: error.text } : {}) as { [Name in Field]?: string };

/** A form that is checked and sent. */
export interface Form<Values> {
  values: Values;
  change: (next: Partial<Values>) => void;
  errors: FieldErrors<Values>;
  /** Counts the checks, so that the same error is announced again. */
  attempt: number;
  /**
   * Shows the errors of a check, in the order of the fields, and removes the last failure.
   * @returns true where all fields are valid.
   */
  check: (errors: FieldErrors<Values>) => boolean;
  /**
   * Focuses the first invalid field, before its error is rendered, which is then announced: for a form without an
   * `ErrorSummary`, which takes the focus by itself.
   */
  focusFirst: (errors: FieldErrors<Values>) => void;
  /** True while it is being sent. */
  busy: boolean;
  /** Sends it, once at a time. @param work returns the reason of a failure as a sentence, or null. */
  submit: (work: () => Promise<string | null>) => Promise<void>;
  /** The reason of the failure; it was announced. */
  failure: string | null;
  /** Returns the props of the field with this name, besides its label. */
  field: (name: keyof Values & string) => FormField;
}

/** The part of a field's props that the form knows. */
export interface FormField {
  id: string;
  value: string;
  error: string | undefined;
  attempt: number;
  onChange: (event: { target: { value: string } }) => void;
}

function focusFirstAtFault<Values>(id: string, found: FieldErrors<Values>): void {
  const wrong = Object.keys(found).find((name) => found[name as keyof Values]);
  document.getElementById(`${id}-${wrong}`)?.focus();
}

/** The state of a form with text fields: values, errors, the focus on errors, and sending once at a time. */
export function useForm<Values extends { [Field in keyof Values]: string }>(
  options: FormOptions<Values>,
): Form<Values> {
  const { failureOf, errorStays, focusAfterErrors } = options;
  const announce = useAnnounce();
  const id = useId();
  const [values, setValues] = useState(options.first);
  const [found, setFound] = useState<FieldErrors<Values>>({});
  const [{ errors, attempt }, setChecked] = useState({ errors: found, attempt: 0 });
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (focusAfterErrors) focusFirstAtFault(id, found);
  }, [focusAfterErrors, found, id]);

  const change = (next: Partial<Values>) => {
    const now = { ...values, ...next };
    setValues((last) => ({ ...last, ...next }));
    setChecked((last) => {
      const staying = Object.entries(last.errors as Record<string, string>).filter(([field, text]) => {
        const isChanged = field in next;
        return errorStays ? errorStays(field as keyof Values, now, { text, isChanged }) : !isChanged;
      });
      return { ...last, errors: Object.fromEntries(staying) as FieldErrors<Values> };
    });
  };

  const check = (next: FieldErrors<Values>) => {
    setFound(next);
    setChecked((last) => ({ errors: next, attempt: last.attempt + 1 }));
    setFailure(null);
    return Object.values(next).every((text) => !text);
  };

  const focusFirst = (next: FieldErrors<Values>) => focusFirstAtFault(id, next);

  const submit = async (work: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const text = await work().catch(failureOf);
    setBusy(false);
    if (text === null) return;
    setFailure(text);
    announce(text, { urgent: true });
  };

  const field = (name: keyof Values & string): FormField => ({
    id: `${id}-${name}`,
    value: values[name],
    error: errors[name],
    attempt,
    onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<Values>),
  });

  return { values, change, errors, attempt, check, focusFirst, busy, submit, failure, field };
}
