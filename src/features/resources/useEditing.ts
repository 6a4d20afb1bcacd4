import { useCallback, useRef, useState } from 'react';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { Resource } from '@/shared/domain/resources/resource';
import { cardLink } from './addresses';

const loadDialog = () => import('./ResourceDialog');

/** The resource in the form, the last saved change, and the element to focus afterwards. */
export function useEditing() {
  const announce = useAnnounce();
  const dialog = useLazyDialog<typeof loadDialog, Resource>(loadDialog);
  const { open, close } = dialog;
  const [saved, setSaved] = useState<{ id: number; text: string } | null>(null);
  /** The card to focus after the form; null: the button. */
  const next = useRef<number | null>(null);

  const edit = useCallback(
    (resource: Resource) => {
      next.current = null;
      setSaved(null);
      open(() => resource).catch((error: unknown) =>
        // The page reports it like its other parts.
        setSaved(() => {
          throw error;
        }),
      );
    },
    [open],
  );

  const editNew = (resource: Resource) => {
    edit(resource);
    next.current = resource.id;
  };

  const done = (resource: Resource | null) => {
    close();
    if (!resource) return;
    const text = `Saved: ${resource.title}.`;
    next.current = resource.id;
    setSaved({ id: resource.id, text });
    announce(text);
  };

  const focusAfter = () =>
    next.current === null ? null : (cardLink(next.current) ?? document.querySelector<HTMLElement>('h1'));

  return { dialog, saved, edit, editNew, done, focusAfter };
}
