import type { Attachment, MailMessage } from './mail';

type StoredMessage = Omit<MailMessage, 'attachments'> & {
  /** Base64. */
  attachments: readonly { filename: string; content: string }[];
};

/** A mail as text, for the database. */
export const textOf = ({ attachments = [], ...rest }: MailMessage): string =>
  JSON.stringify({
    ...rest,
    attachments: attachments.map(({ filename, content }) => ({
      filename,
      content: Buffer.from(content).toString('base64'),
    })),
  } satisfies StoredMessage);

/** The mail of a text. */
export function messageOf(text: string): MailMessage {
  const { attachments, ...rest } = JSON.parse(text) as StoredMessage;
  const files = attachments.map(({ filename, content }): Attachment => ({
    filename,
    content: Buffer.from(content, 'base64'),
  }));
  return { ...rest, attachments: files };
}
