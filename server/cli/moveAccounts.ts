import { moveAccounts } from '../hosted/moveAccounts';
import { createOperator } from '../hosted/operator';
import { runTool, ToolError } from './tool';

const usage = [
  'Usage: npm run move-accounts says what would be moved to the Firebase project and changes nothing.',
  'Add --move to do it, and --send-mails to mail each person a link to a new password.',
  'DATA_DIR is that of the server; FIREBASE_ACCESS_TOKEN is an access token of the owner of the project.',
].join(' ');

await runTool(
  (words) => {
    if (words.some((word) => word !== '--move' && word !== '--send-mails')) throw new ToolError(usage);
    const really = words.includes('--move');
    const sendMails = words.includes('--send-mails');
    if (sendMails && !really) throw new ToolError(`--send-mails goes with --move. ${usage}`);
    return { really, sendMails };
  },
  {
    here: ({ really, sendMails }, { settings, parts }) => {
      if (settings.demonstration) {
        throw new ToolError('There is only a demonstration here. Its accounts are not moved.');
      }
      if (!settings.firebase) throw new ToolError(`FIREBASE_PROJECT_ID must be set. ${usage}`);
      const operator = createOperator(settings.firebase.projectId, process.env);
      const say = (line: string) => console.log(line);
      return moveAccounts(parts.accounts.toMove(), operator, { really, sendMails, say });
    },
  },
);
