import { isRole, roleLabels } from '../../src/domain/user';
import { runTool, ToolError } from './tool';

const usage =
  'Usage: npm run grant-role -- EMAIL ROLE, where ROLE is user, admin or healthcare. DATA_DIR is that of the server.';

await runTool(async ({ settings, parts: { accounts, now } }) => {
  const [email, role, ...rest] = process.argv.slice(2);
  if (email === undefined || role === undefined || rest.length > 0) throw new ToolError(usage);
  if (!isRole(role)) throw new ToolError(`There is no role "${role}". ${usage}`);
  const account = accounts.byEmail(email);
  if (!account) {
    throw new ToolError(`Nobody has registered with ${email} (data folder ${settings.dataFolder}).`);
  }
  accounts.grantRole(account, role, now());
  return `${account.email} is now: ${roleLabels[role]}. It holds from their next page or login.`;
});
