import { createBackground, type Background } from '../threads/background';
import { prepareDataFolder } from '../settings/dataFolder';
import type { CommunityData } from '../data/communityData';
import { createAccountDeletion, type AccountDeletion } from '../personalData/accountDeletion';
import { deletedAccountsPath } from '../personalData/deletedAccounts';
import { createEndedLinks, type EndedLinks } from '../personalData/endedLinks';
import type { Backups } from '../backup/backups';
import type { CheckData } from '../backup/dailyCheck';
import { checkInstallationFolder } from '../settings/mode';
import { openPassword } from '../demonstration/password';
import { createAudit, type Audit } from '../audit/audit';
import { createRoleChanges, type RoleChanges } from '../identity/roleChanges';
import { createAccounts, type Accounts } from '../identity/accounts';
import { type Copy, joinCopies } from '../database/copies';
import type { Database } from '../database/database';
import { openChosenDatabase } from '../database/openChosenDatabase';
import { noteSharedData } from '../database/sharedDataNote';
import { bringKeysUpToDate } from '../identity/earlierKeys';
import { openKey } from '../identity/keyFingerprint';
import { createKnownDevices, type KnownDevices } from '../identity/knownDevices';
import { createPasswordResets, type PasswordResets } from '../identity/passwordResets';
import { createPasswords, type Passwords } from '../identity/passwords';
import { createReminderLinks, type ReminderLinks } from '../reminders/reminderLinks';
import { createAddressCodes, type AddressCodes } from '../identity/addressCodes';
import { createMailBudget, type MailBudget } from '../identity/mailBudget';
import { asksForProof, createProvedAddresses, type ProvedAddresses } from '../identity/provedAddresses';
import { createSharedTries } from '../identity/sharedTries';
import { createTries, type Tries } from '../identity/tries';
import { createStorage, type Storage } from '../identity/storage';
import { createSessions, type Sessions } from '../identity/sessions';
import { type FirebaseProject, openFirebaseProject } from '../firebase/firebaseProject';
import { createReportMaker, type MakeReport } from '../files/reportMaker';
import type { Mail } from '../mail/mail';
import { createMailRequests, type MailRequests } from '../mail/mailRequests';
import { type Site, siteOf } from '../mail/site';
import { createMessageSender, type MessageSender } from '../messages/messageSender';
import { openSender } from '../mail/openSender';
import { outboxFolderOf, tidyOutbox } from '../mail/outboxFolder';
import { createOutboxReader, type OutboxReader } from '../mail/outboxReader';
import { createBounces, rememberBounces } from '../mail/bounces';
import { openBulkMail, type BulkMailParts } from '../mail/bulkMailParts';
import { createUnsubscribed, type Unsubscribed, type UnsubscribedList } from '../mail/unsubscribed';
import {
  createImportReader,
  createListQueue,
  createServiceImports,
  type ImportServiceLocations,
} from '../services/serviceImports';
import { createPlaceEdits, type PlaceEdits } from '../services/placeEdits';
import { holidaysFileError } from '../services/publicHolidays';
import { openStoredServices, shownPlaces, type StoredServices } from '../services/storedServices';
import { openStoredSuburbs, type StoredSuburbs } from '../services/storedSuburbs';
import type { Settings } from '../settings/settings';
import { openStreetMap, type StreetMap } from '../tiles/streetMap';
import { openBackups, openCommunity } from './openData';
import type { PartsOptions } from './partsOptions';

/** Everything that the app is built on and that outlives a request. */
export interface Parts {
  /** The data folder. */
  folder: string;
  site: Site;
  database: Database;
  /** This process among those that use the same database. */
  copy: Copy;
  accounts: Accounts;
  roles: RoleChanges;
  sessions: Sessions;
  resets: PasswordResets;
  addresses: ProvedAddresses;
  codes: AddressCodes;
  budget: MailBudget;
  passwords: Passwords;
  /** Counts tries that are limited, over all copies of the server. */
  tries: Tries;
  devices: KnownDevices;
  mail: Mail;
  /** Reads the folder that mails are written to; null when they go to a mail server. */
  outbox: OutboxReader | null;
  /** Deletes old mails of that folder, also while mails go to a mail server. */
  tidyOutbox(now: number): Promise<void>;
  unsubscribed: Unsubscribed & UnsubscribedList;
  /** null: Firebase keeps the accounts, and people who want no more mail reply to one. */
  bulkMail: BulkMailParts | null;
  mailRequests: MailRequests;
  audit: Audit;
  /** The project that keeps the accounts; null: this server does. */
  firebaseProject: FirebaseProject | null;
  makeReport: MakeReport;
  places: StoredServices;
  suburbs: StoredSuburbs;
  importPlaces: ImportServiceLocations;
  editPlaces: PlaceEdits;
  /** The installation's own street map; null where another server sends the tiles. */
  streetMap: StreetMap | null;
  /** The password of the sample people; null where this is no demonstration. */
  demonstrationPassword: string | null;
  background: Background;
  storage: Storage;
  /** null: this server makes no backups by itself. */
  backups: Backups | null;
  /** Checks the database; null: this server does not by itself. */
  checkData: CheckData | null;
  /** The community's shared data; null where each browser or a project keeps its own. */
  community: CommunityData | null;
  /** Deletes accounts with their data; null where the data is not here. */
  deletion: AccountDeletion | null;
  /** Sends the messages that the community's data causes; null without such data. */
  messages: MessageSender | null;
  reminderLinks: ReminderLinks;
  /** Records what people turn off, for a restore. */
  endedLinks: EndedLinks;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets and that only goes forward: what all waiting is measured by. */
  monotonic: () => number;
  /** Waits for background work, then closes everything. */
  close(): Promise<void>;
}

/**
 * Opens the data folder and everything in it.
 * @throws StartError
 */
export async function openParts(settings: Settings, options: PartsOptions = {}): Promise<Parts> {
  const { now = Date.now, monotonic = () => performance.now(), warn = console.warn } = options;
  checkInstallationFolder(settings.installationFolder);
  const folder = prepareDataFolder(settings.dataFolder);
  const outboxFolder = outboxFolderOf(folder);
  const sends = options.mail ?? openSender(settings.mail, outboxFolder, now);
  const database = options.database ?? (await openChosenDatabase(settings, folder));
  const key = await openKey(database, settings, folder, warn);
  const copy = await joinCopies(database, now);
  const background = createBackground();
  const backups = openBackups(settings, folder, options);
  const unsubscribed = createUnsubscribed(database);
  const bounces = createBounces(database);
  const mail = rememberBounces(sends, bounces, now, () => warn('That a mail came back could not be kept.'));
  const { firebase } = settings;
  const places = openStoredServices(database, folder, now);
  const wrongHolidays = holidaysFileError(folder);
  if (wrongHolidays) warn(wrongHolidays);
  const listQueue = createListQueue();
  const editPlaces = createPlaceEdits(places, listQueue, now);
  const community = await openCommunity(settings, database, { now, monotonic }, options.community);
  if (community) await noteSharedData(database);
  await bringKeysUpToDate(database);
  const accounts = createAccounts(database, settings.demonstration);
  const addresses = createProvedAddresses(database, accounts, asksForProof(settings));
  const budget = createMailBudget(database);
  const site = siteOf(settings, folder);
  const reminderLinks = createReminderLinks(key, site.url);
  const messages =
    community &&
    createMessageSender({
      data: community,
      copy,
      accounts,
      addresses,
      budget,
      mail,
      site,
      links: reminderLinks,
      unsubscribed,
      real: settings.mail.smtpUrl !== null,
      now,
    });
  const mailRequests = createMailRequests(database, copy, now);
  const audit = createAudit(database, settings.keepAuditMonths);
  const retried = {
    database,
    copy,
    mail,
    accounts,
    addresses,
    bounces,
    mailRequests,
    unsubscribed,
    audit,
    now,
  };
  const bulkMail = firebase ? null : openBulkMail({ key, site, ...retried });
  const streetMap =
    settings.streetMap && (await openStreetMap(settings.streetMap.file, () => shownPlaces(places)));
  const readImport =
    options.readImport ?? createImportReader(options.importWorker ?? '', folder, undefined, now);
  return {
    folder,
    site,
    database,
    copy,
    accounts,
    roles: createRoleChanges(database, accounts, audit, addresses),
    sessions: createSessions(database, settings),
    resets: createPasswordResets(database),
    addresses,
    codes: createAddressCodes(database, key),
    budget,
    tries: database.hasCopies ? createSharedTries(database, key, { now, monotonic }) : createTries(monotonic),
    passwords: await createPasswords(options.hashCost),
    devices: createKnownDevices(key),
    mail,
    outbox: settings.mail.smtpUrl === null ? createOutboxReader(outboxFolder) : null,
    tidyOutbox: (time) => tidyOutbox(outboxFolder, time),
    unsubscribed,
    bulkMail,
    mailRequests,
    audit,
    firebaseProject: firebase && (options.firebaseProject ?? openFirebaseProject(firebase.projectId)),
    makeReport: options.makeReport ?? createReportMaker(options.pdfWorker ?? ''),
    places,
    suburbs: openStoredSuburbs(database, warn),
    importPlaces: createServiceImports(readImport, places, listQueue),
    editPlaces,
    streetMap,
    demonstrationPassword: settings.demonstration ? openPassword(folder) : null,
    background,
    storage: createStorage(database, monotonic),
    backups,
    checkData: settings.demonstration ? null : (options.checkData ?? null),
    community,
    deletion:
      community &&
      createAccountDeletion({
        folder,
        deletedAccounts: deletedAccountsPath(settings, folder),
        accounts,
        audit,
        data: community,
        now,
        warn,
      }),
    messages,
    reminderLinks,
    endedLinks: createEndedLinks(folder),
    now,
    monotonic,
    async close() {
      await backups?.close();
      await background.settled();
      await messages?.close();
      await bulkMail?.retries.close();
      community?.close();
      mail.close();
      await copy.close();
      await database.close();
    },
  };
}
