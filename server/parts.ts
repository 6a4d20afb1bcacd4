import { join } from 'node:path';
import { createBackground, type Background } from './background';
import { prepareDataFolder } from './dataFolder';
import { createAccounts, type Accounts } from './identity/accounts';
import { openDatabase, type OpenDatabase } from './identity/database';
import { openKeyFile } from './identity/keyFile';
import { createPasswordResets, type PasswordResets } from './identity/passwordResets';
import { createPasswords, type HashCost, type Passwords } from './identity/passwords';
import { createSessions, type Sessions } from './identity/sessions';
import { createTokens, type Tokens } from './identity/tokens';
import type { Mail } from './mail/mail';
import { createOutboxMail } from './mail/outbox';
import { createSmtpMail } from './mail/smtp';
import type { Settings } from './settings';

/** Everything that the app stands on and that outlives a request. */
export interface Parts {
  database: OpenDatabase;
  accounts: Accounts;
  sessions: Sessions;
  resets: PasswordResets;
  passwords: Passwords;
  tokens: Tokens;
  mail: Mail;
  background: Background;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Waits for work in the background, then lets go of everything. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface PartsOptions {
  now?: () => number;
  hashCost?: HashCost;
  mail?: Mail;
  /** Hears of things an operator should know; default: standard error. */
  warn?: (line: string) => void;
}

/**
 * Opens the data folder and everything in it.
 * @throws StartError
 */
export async function openParts(settings: Settings, options: PartsOptions = {}): Promise<Parts> {
  const { now = Date.now, warn = console.warn } = options;
  const folder = prepareDataFolder(settings.dataFolder);
  const sender = settings.mail;
  const key = openKeyFile(folder, warn);
  const mail =
    options.mail ??
    (settings.mail.smtpUrl === null
      ? createOutboxMail(join(folder, 'outbox'), sender, now)
      : createSmtpMail(settings.mail.smtpUrl, sender));
  const database = openDatabase(folder);
  const background = createBackground();
  return {
    database,
    accounts: createAccounts(database),
    sessions: createSessions(database),
    resets: createPasswordResets(database),
    passwords: await createPasswords(options.hashCost),
    tokens: createTokens(key),
    mail,
    background,
    now,
    async close() {
      await background.settled();
      mail.close();
      database.close();
    },
  };
}
