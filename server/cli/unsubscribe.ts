import { isOneAddress } from '../mail/address';
import { runTool, ToolError } from './tool';

const usage =
  'Usage: npm run unsubscribe -- EMAIL (add --undo to let mails go there again; DATA_DIR is that of the server).';

await runTool(
  ([email, undo, ...rest]) => {
    if (email === undefined || rest.length > 0 || (undo !== undefined && undo !== '--undo'))
      throw new ToolError(usage);
    if (!isOneAddress(email)) throw new ToolError(`${email} is not an email address. ${usage}`);
    return { email, undo: undo !== undefined };
  },
  async ({ email, undo }, { parts: { unsubscribedList, now } }) => {
    if (!undo) {
      await unsubscribedList.add(email, now());
      return `No more mails from administrators go to ${email}.`;
    }
    if (!(await unsubscribedList.remove(email))) throw new ToolError(`${email} is not on the list.`);
    return `Mails from administrators go to ${email} again.`;
  },
);
