import { useRef } from 'react';
import { AskDialog } from '../AskDialog/AskDialog';
import { NoticeDialog } from '../NoticeDialog/NoticeDialog';
import type { DialogRequest } from './dialogRequest';

export interface QueuedDialogProps {
  /** The notice or the question. */
  request: DialogRequest;
  /** Called when the next one may appear. */
  onAnswer: () => void;
}

/**
 * Renders the first request of the queue. Its promise settles after the focus has returned, or, after a deletion,
 * before: the caller moves it to the message.
 */
export function QueuedDialog({ request, onAnswer }: QueuedDialogProps) {
  const { notice, question, opener, settle } = request;
  const answer = useRef(false);
  const choose = (confirmed: boolean) => {
    answer.current = confirmed;
    onAnswer();
  };
  const shared = { open: true, opener, onClosed: () => settle(answer.current) };
  // The subject of the question is removed, and with it most often the button that asked.
  const focusMovesOn = () => answer.current && question?.tone === 'danger';
  if (question) return <AskDialog {...shared} {...question} focusMovesOn={focusMovesOn} onAnswer={choose} />;
  if (notice) return <NoticeDialog {...shared} {...notice} onOk={() => choose(false)} />;
  return null;
}
