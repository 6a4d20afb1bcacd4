import { useEffect, useRef, useState } from 'react';
import { draftOutdated, sameValues, type FormValues } from '@/shared/domain/drafts/formDraft';
import type { FormDrafts, FoundDraft } from './formDrafts';
import { usePorts, useUser } from './ports';

/** The options of {@link useFormDraft}. */
export interface DraftedForm {
  /** Its name, with the id of its record if it has one: `appointment`, `event.7`. */
  form: string;
  /** True where it edits an existing record: a draft is for that version of the record. */
  isOfRecord: boolean;
  /** Its values when it opened. */
  first: FormValues;
  /** Its current values. */
  values: FormValues;
  /** Restores the stored values: one for each field. */
  onRestore: (values: FormValues) => void;
}

/** The state of the draft for the dialog around a form (`FormDialog`). */
export interface DraftState {
  /** True once the draft has been looked up: the dialog opens then. */
  isReady: boolean;
  /** The earlier draft, to continue or discard; null: the form itself. */
  offer: { text: string; onGoOn: () => void; onStartAgain: () => void } | null;
  /** Explains that a draft can no longer be used; null: nothing. */
  note: string | null;
  /** The form is saved, sent, or discarded on purpose: its draft is deleted. An unanswered offer stays. */
  done: () => void;
}

type Found = { drafts: FormDrafts | null; draft: FoundDraft | null; note: string | null };

/**
 * Stores the typed values of a form, after each change, until they are saved or discarded; and offers an earlier draft
 * of the same person. Without storage the form works without drafts.
 */
export function useFormDraft({ form, isOfRecord, first, values, onRestore }: DraftedForm): DraftState {
  const ports = usePorts();
  const { clock } = ports;
  // The person who opened it: a later user is another person.
  const [person] = useState(useUser()?.id ?? null);
  const [opened] = useState({ form, values: first, original: isOfRecord ? JSON.stringify(first) : null });
  const [found, setFound] = useState<Found | null>(null);
  const startedAt = useRef<string | null>(null);
  const kept = useRef<FormValues | null>(null);
  const isDone = useRef(false);

  useEffect(() => {
    let over = false;
    const look = (drafts: FormDrafts | null) => {
      if (over) return;
      const draft = person === null ? null : (drafts?.find(person, opened.form) ?? null);
      const isOutdated = draft !== null && draft.original !== opened.original;
      if (isOutdated) drafts?.drop(person!, opened.form);
      const isNews = draft && !isOutdated && !sameValues(draft.values, opened.values);
      setFound({ drafts, draft: isNews ? draft : null, note: isOutdated ? draftOutdated : null });
    };
    ports.formDrafts().then(look, () => look(null));
    return () => {
      over = true;
    };
  }, [opened, person, ports]);

  const drafts = found?.drafts;
  const isOffered = !!found?.draft;
  useEffect(() => {
    if (!drafts || person === null || isOffered || isDone.current) return;
    if (sameValues(values, kept.current ?? opened.values)) return;
    kept.current = values;
    if (sameValues(values, opened.values)) {
      drafts.drop(person, opened.form);
      startedAt.current = null;
      return;
    }
    const updatedAt = clock.now().toISOString();
    startedAt.current ??= updatedAt;
    drafts.keep(person, opened.form, {
      startedAt: startedAt.current,
      updatedAt,
      original: opened.original,
      values,
    });
  });

  const answer = () => setFound((last) => last && { ...last, draft: null });
  const draft = found?.draft;
  return {
    isReady: found !== null,
    offer: draft
      ? {
          text: draft.offer,
          onGoOn: () => {
            startedAt.current = draft.startedAt;
            // An older version may have stored fewer fields, or others.
            const known = Object.entries(opened.values).map(([name, text]) => [
              name,
              draft.values[name] ?? text,
            ]);
            onRestore(Object.fromEntries(known) as FormValues);
            answer();
          },
          onStartAgain: () => {
            drafts?.drop(person!, opened.form);
            answer();
          },
        }
      : null,
    note: found?.note ?? null,
    done: () => {
      if (isOffered) return;
      isDone.current = true;
      if (person !== null) drafts?.drop(person, opened.form);
    },
  };
}
