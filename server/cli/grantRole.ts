import { isRole, roleLabels } from '../../src/domain/users/user';
import { grantHostedRole } from '../hosted/operator';
import { notProved } from '../identity/provedAddresses';
import { runTool, ToolError } from './tool';

const usage =
  'Usage: npm run grant-role -- EMAIL ROLE (ROLE is user, admin or healthcare; DATA_DIR is that of the server).';

await runTool(
  ([email, role, ...rest]) => {
    if (email === undefined || role === undefined || rest.length > 0) throw new ToolError(usage);
    if (!isRole(role)) throw new ToolError(`There is no role "${role}". ${usage}`);
    return { email, role };
  },
  {
    async here({ email, role }, { settings, parts: { accounts, addresses, shared, now } }) {
      const account = accounts.byEmail(email);
      if (!account)
        throw new ToolError(`Nobody has registered with ${email} (data folder ${settings.dataFolder}).`);
      const isProved =
        addresses.isProved(account) && (account.addressProvedAt !== null || !addresses.isAskedHere());
      if (role !== 'user' && !isProved) throw notProved(account.email);
      accounts.grantRole(account, role, now());
      await shared.audit.record(
        { uid: account.uid, email: account.email, token: '' },
        `made-${role}`,
        1,
        now(),
      );
      const done = `${account.email} has the role ${roleLabels[role]} now. They see it when they load a page again.`;
      return settings.demonstration || account.addressProvedAt !== null
        ? done
        : `${done}\nNobody has proved that this address is theirs: that needs a mail server (SMTP_URL).`;
    },
    hosted: ({ email, role }, operator) => grantHostedRole(operator, email, role, Date.now()),
  },
);
