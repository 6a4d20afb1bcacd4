import { createContext, use, useMemo, useState } from 'react';
import { Presence } from '../Dialog/Presence';
import type { ReactNode } from 'react';
import type { DialogRequest, NoticeExtras, Question } from './dialogRequest';

/**
 * The one way to interrupt a person with a message or a question. Both reject when the dialogs' code cannot be fetched:
 * nobody was asked then, and the caller reports it on the page.
 */
export interface DialogService {
  /** Shows a text with an OK button. Settles when it was closed and the focus has returned. */
  notify(text: string, extras?: NoticeExtras): Promise<void>;
  /** Asks. True only when the person pressed the `confirm` button; Esc and the safe button are false. */
  ask(question: Question): Promise<boolean>;
}

const load = () => import('./QueuedDialog');

/**
 * A request with the code that renders it: loaded as often as needed, so that a lost connection does no lasting harm.
 */
interface ReadyRequest extends DialogRequest {
  QueuedDialog: Awaited<ReturnType<typeof load>>['QueuedDialog'];
}

const Service = createContext(null as unknown as DialogService);

/** Prefetches the dialogs' code, so that a question appears at once even if the network has gone. */
export const preloadDialogs = (): void => void load().catch(() => undefined);

/** The dialog service. Must be used inside `<Dialogs>`. */
export const useDialogs = (): DialogService => use(Service);

let nextId = 0;

export interface DialogsProps {
  /** The parts of the page that may ask and notify. */
  children: ReactNode;
}

/** Shows the notices and questions of everything inside it, one after the other. Their code is fetched when needed. */
export function Dialogs({ children }: DialogsProps) {
  const [queue, setQueue] = useState<readonly ReadyRequest[]>([]);
  const service = useMemo<DialogService>(() => {
    let opener: Element | null = null;
    let unsettled = 0;
    const add = async (part: Pick<DialogRequest, 'notice' | 'question'>) => {
      const focused = document.activeElement;
      // While one is open the focus is inside it, and the focus cannot return into a dialog that is exiting: then it
      // returns to the opener of the first.
      if (unsettled === 0 && !focused?.closest('[data-leaving]')) opener = focused;
      const cameFrom = opener;
      unsettled += 1;
      try {
        const { QueuedDialog } = await load();
        return await new Promise<boolean>((settle) => {
          const request = { ...part, QueuedDialog, settle, id: nextId++, opener: cameFrom };
          setQueue((waiting) => [...waiting, request]);
        });
      } finally {
        unsettled -= 1;
      }
    };
    return {
      notify: async (text, extras) => void (await add({ notice: { ...extras, text } })),
      ask: (question) => add({ question }),
    };
  }, []);
  const [first] = queue;
  return (
    <Service value={service}>
      {children}
      <Presence>
        {first && (
          <first.QueuedDialog
            key={first.id}
            request={first}
            onAnswer={() => setQueue((waiting) => waiting.slice(1))}
          />
        )}
      </Presence>
    </Service>
  );
}
