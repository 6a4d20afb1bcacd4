import type { AskDialogProps } from '../AskDialog/AskDialog';
import type { NoticeDialogProps } from '../NoticeDialog/NoticeDialog';

/** The parts of a question: its text, the labels of both buttons, and the details. */
export type Question = Pick<AskDialogProps, 'question' | 'details' | 'confirm' | 'keep' | 'tone' | 'icon'>;

/** The optional parts of a notice. */
export type NoticeExtras = Pick<NoticeDialogProps, 'details' | 'link' | 'icon'>;

/** One message or question waiting for its turn. */
export interface DialogRequest {
  id: number;
  opener: Element | null;
  notice?: { text: string } & NoticeExtras;
  question?: Question;
  settle: (answer: boolean) => void;
}
