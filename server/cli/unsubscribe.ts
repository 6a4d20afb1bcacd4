import { isOneAddress } from '../identity/emailAddress';
import type { UnsubscribedList } from '../mail/unsubscribed';
import { runTool, ToolError } from './tool';

const usage =
  'Usage: npm run unsubscribe -- EMAIL (add --undo to let mails go there again; DATA_DIR is that of the server).';

async function change(list: UnsubscribedList, { email, undo }: { email: string; undo: boolean }) {
  if (!undo) {
    await list.add(email, Date.now());
    return `No more mails from administrators go to ${email}.`;
  }
  if (!(await list.remove(email))) throw new ToolError(`${email} is not on the list.`);
  return `Mails from administrators go to ${email} again.`;
}

await runTool(
  ([email, undo, ...rest]) => {
    if (email === undefined || rest.length > 0 || (undo !== undefined && undo !== '--undo'))
      throw new ToolError(usage);
    if (!isOneAddress(email)) throw new ToolError(`${email} is not an email address. ${usage}`);
    return { email, undo: undo !== undefined };
  },
  { locally: (asked, { parts }) => change(parts.unsubscribed, asked) },
);
