import { useEffect, useRef, useState } from 'react';
import { draftOutdated, sameValues, type FormValues } from '@/shared/domain/drafts/formDraft';
import type { FormDrafts, FoundDraft } from './formDrafts';
import { usePorts, useUser } from './ports';

/** What a form passes to {@link useFormDraft}. */
export interface DraftedForm {
  /** Its name, with the id of its record if it has one: `appointment`, `event.7`. */
  form: string;
  /** Whether it edits an existing record: a draft is for that record as it was then. */
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
  /** Whether the draft has been looked up: the dialog opens then. */
  isReady: boolean;
  /** The earlier draft, to continue or discard; null: the form itself. */
  offer: { text: string; onGoOn: () => void; onStartAgain: () => void } | null;
  /** What became of a draft that can no longer be used, as a sentence; null: nothing. */
  note: string | null;
  /**
   * The form is saved, sent, or discarded on purpose: its draft is deleted. An offer that was not answered
   * stays.
   */
  done: () => void;
}

type Found = { drafts: FormDrafts | null; draft: FoundDraft | null; note: string | null };

/**
 * Stores what the person who opened a form types into it, after each change, until it is saved or discarded;
 * and offers their earlier draft. Without storage the form works as it would without this.
 */
export function useFormDraft({ form, isOfRecord, first, values, onRestore }: DraftedForm): DraftState {
  const ports = usePorts();
  const { clock } = ports;
  // The person who opened it: whoever logs in later is another one.
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
            // An older version may have kept fewer fields, or others.
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
