import { isRole, roleLabels } from '@/shared/domain/users/user';
import { grantFirebaseRole } from '../firebase/operator';
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
    async locally({ email, role }, { settings, parts: { accounts, addresses, roles, now } }) {
      const account = await accounts.byEmail(email);
      if (!account)
        throw new ToolError(`Nobody has registered with ${email} (data folder ${settings.dataFolder}).`);
      const isProved =
        addresses.isProved(account) && (account.addressProvedAt !== null || !(await addresses.isAskedHere()));
      if (role !== 'user' && !isProved) throw notProved(account.email);
      await roles.give(null, account, role, now());
      const done = `${account.email} has the role ${roleLabels[role]} now. They see it when they load a page again.`;
      return settings.demonstration || account.addressProvedAt !== null
        ? done
        : `${done}\nNobody has proved that this address is theirs: that needs a mail server (SMTP_URL).`;
    },
    async withFirebase({ email, role }, operator, { parts: { roles, now } }) {
      const granted = await grantFirebaseRole(operator, email, role, now());
      await roles.storeFirebaseRole(granted, now());
      return granted.line;
    },
  },
);
