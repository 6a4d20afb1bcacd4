import type { AskDialogProps } from '../AskDialog/AskDialog';
import type { NoticeDialogProps } from '../NoticeDialog/NoticeDialog';

/** What `ask` needs: the question, the words of both buttons, and what is at stake. */
export type Question = Pick<AskDialogProps, 'question' | 'details' | 'confirm' | 'keep' | 'tone' | 'icon'>;

/** What a notice may say besides its text. */
export type NoticeExtras = Pick<NoticeDialogProps, 'details' | 'link' | 'icon'>;

/** One message or question waiting for its turn. */
export interface DialogRequest {
  id: number;
  opener: Element | null;
  notice?: { text: string } & NoticeExtras;
  question?: Question;
  settle: (answer: boolean) => void;
}
