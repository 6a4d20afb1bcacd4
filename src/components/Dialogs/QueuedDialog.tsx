import { useRef } from 'react';
import { AskDialog } from '../AskDialog/AskDialog';
import { NoticeDialog } from '../NoticeDialog/NoticeDialog';
import type { DialogRequest } from './dialogRequest';

export interface QueuedDialogProps {
  /** The notice or the question. */
  request: DialogRequest;
  /** Called when the next one may come. */
  onAnswer: () => void;
}

/**
 * Draws the request whose turn it is. Its promise settles after the focus is back, or, where something is taken away, before:
 * the caller moves it to what tells of that.
 */
export function QueuedDialog({ request, onAnswer }: QueuedDialogProps) {
  const { notice, question, opener, settle } = request;
  const answer = useRef(false);
  const choose = (confirmed: boolean) => {
    answer.current = confirmed;
    onAnswer();
  };
  const shared = { open: true, opener, onClosed: () => settle(answer.current) };
  // What was asked about is taken away, and with it most often the button that asked.
  const focusMovesOn = () => answer.current && question?.tone === 'danger';
  if (question) return <AskDialog {...shared} {...question} focusMovesOn={focusMovesOn} onAnswer={choose} />;
  if (notice) return <NoticeDialog {...shared} {...notice} onOk={() => choose(false)} />;
  return null;
}
