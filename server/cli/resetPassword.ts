import { passwordResetLink } from '../identity/passwordResets';
import { runTool, ToolError } from './tool';

const usage =
  'Usage: npm run reset-password -- EMAIL (DATA_DIR, PUBLIC_URL and PORT are those of the server).';

await runTool(
  ([email, ...rest]) => {
    if (email === undefined || rest.length > 0) throw new ToolError(usage);
    return email;
  },
  {
    async locally(email, { settings, parts: { accounts, resets, audit, now } }) {
      const account = await accounts.byEmail(email);
      if (!account)
        throw new ToolError(`Nobody has registered with ${email} (data folder ${settings.dataFolder}).`);
      const baseUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
      const link = passwordResetLink(baseUrl, await resets.start(account.uid, now(), false));
      await audit.record(account, 'reset-made', 1, now());
      const said = `Give this link to ${account.email}. It works once, for one hour:\n${link}`;
      return settings.publicUrl === null && !settings.demonstration
        ? `${said}\nPUBLIC_URL is not set in this shell: put the address of your site in place of ${baseUrl}.`
        : said;
    },
    async withFirebase(email, { accounts }, { parts: { audit, now } }) {
      const account = await accounts.find(email);
      if (!account) throw new ToolError(`Nobody has registered with ${email}.`);
      await accounts.sendReset(account.email);
      await audit.record(account, 'reset-made', 1, now());
      return `Firebase has sent ${account.email} a mail with a link to a new password.`;
    },
  },
);
