import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createNoteAccountEvent } from '../audit/accountEvents';
import { addAccountRoutes } from './accountRoutes';
import type { ChangeStreamLimits } from '../changes/limits';
import { openChangeStreams } from '../changes/openChangeStreams';
import { type ConnectionLimits, connectionLimits, limitConnections } from '../http/connectionLimits';
import { endConnectionsWhenStopping } from '../http/connections';
import { checkRequests } from './checkRequests';
import { serverOptions } from './serverOptions';
import { turnOffReminders } from '../data/reminders/reminderChoices';
import { removeSamplePeople } from '../demonstration/removeSamples';
import { prepareSampleAccounts } from '../demonstration/sampleAccounts';
import { createNotFound, sendError } from '../http/errors';
import { createLocalActors } from '../identity/actor';
import { createIdentity } from '../identity/identity';
import { logRequests, type LogStream } from '../http/logging';
import type { ClientFiles } from '../pages/clientFiles';
import { createPageDrawing, type DrawPage } from '../pages/drawnPage';
import { addInstallRoutes } from '../pages/installRoutes';
import { addPageRoutes } from '../pages/pageRoutes';
import type { ReportFiles, ReportProblem } from '../pages/reportFiles';
import { addReportRoutes } from '../pages/reportRoutes';
import { reminderPage } from '../routes/reminderPage';
import { commonHeaders } from '../http/securityHeaders';
import { MailError } from '../mail/mailError';
import { createAddressCodeMailer } from '../mail/addressCodeMail';
import { createMailLimit } from '../mail/mailLimit';
import { createMailService } from '../mail/mailService';
import { createPasswordNoticeMailer } from '../mail/passwordNoticeMail';
import { createPasswordResetMailer } from '../mail/passwordResetMail';
import type { Parts } from './parts';
import { backUpRegularly, checkRegularly, tidyRegularly } from './upkeep';
import { warnOfUnnamedProxies } from '../http/proxies';
import { logFailure } from '../http/storageError';
import { accountsRoutes } from '../routes/accounts';
import { sessionCookie } from '../http/cookies';
import { calendarRoutes } from '../routes/calendarFeed';
import { communityRoutes } from '../routes/community';
import { healthRoutes } from '../routes/health';
import { mailRoutes } from '../routes/mail';
import { describeRoutes, openApiRoutes } from '../routes/openApi';
import { adminRoutes } from '../routes/admin';
import { ownAccountRoutes } from '../routes/ownAccount';
import { servicesRoutes } from '../routes/services';
import { suburbsRoutes } from '../routes/suburbs';
import { stoppedAddressesRoutes } from '../routes/stoppedAddresses';
import { unsubscribePage } from '../routes/unsubscribePage';
import type { Settings } from '../settings/settings';
import { addTileRoutes } from '../routes/tiles';

/** The app's dependencies besides its settings. */
export interface AppOptions {
  parts: Parts;
  /** The built client, or null for a server that answers `/api` only. */
  client: ClientFiles | null;
  /** Draws the pages of people who are logged in; absent: they come as shells. */
  drawPage?: DrawPage;
  /** The accepted accessibility reports; absent: there are none. */
  reports?: ReportFiles | ReportProblem;
  logStream?: LogStream;
  /** Overridden in tests. */
  connections?: Partial<ConnectionLimits>;
  changeStreams?: Partial<ChangeStreamLimits>;
}

/** Creates the whole app: the pages, `/api` and identity. It does not listen yet. */
export async function createApp(settings: Settings, options: AppOptions): Promise<FastifyInstance> {
  const { parts, client } = options;
  const headers = commonHeaders(settings);
  const limits = connectionLimits(settings.trustProxy, options.connections);
  const app: FastifyInstance = Fastify(serverOptions(settings, limits, headers, options.logStream));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');

  logRequests(app);
  warnOfUnnamedProxies(app, settings);
  endConnectionsWhenStopping(app);
  limitConnections(app, settings.trustProxy, limits);
  const cookie = sessionCookie(settings);
  app.decorateRequest('credentials');
  const notFound = createNotFound(app);
  checkRequests(app, settings, { headers, cookieName: cookie.name, notFound });
  app.addHook('onError', async (_request, _reply, error) => options.parts.storage.noteError(error));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request) => {
    throw notFound(request);
  });

  await app.register(cookies);
  const { accounts, sessions, resets, passwords, mail, background, now, monotonic, database } = parts;
  const { audit, unsubscribed, bulkMail } = parts;
  // The words of a mail error are ours, and hold no address.
  const mailFailed = (error: unknown) =>
    logFailure(
      app.log,
      error,
      `a mail could not be sent${error instanceof MailError ? `: ${error.message}` : ''}`,
    );
  const note = createNoteAccountEvent(
    audit,
    (error) => logFailure(app.log, error, 'what happened to an account could not be written down'),
    { now, monotonic },
  );
  const identity = createIdentity({
    settings,
    accounts,
    sessions,
    resets,
    passwords,
    devices: parts.devices,
    addresses: parts.addresses,
    codes: parts.codes,
    budget: parts.budget,
    codeMailer: createAddressCodeMailer(mail, settings.productName),
    resetMailer: createPasswordResetMailer(mail, settings.productName),
    noticeMailer: createPasswordNoticeMailer(
      mail,
      { ...parts.site, contactEmail: settings.contactEmail },
      settings.mail.smtpUrl !== null,
    ),
    background,
    now,
    tries: parts.tries,
    mailFailed,
    note,
    recordAdministrator: (queries, account) => parts.roles.recordRegistered(queries, account, now()),
    write: database.write,
    turnOffReminders: async (queries, uid) => {
      await turnOffReminders(queries, uid);
      await parts.endedLinks.reminders(queries, uid, 'off');
    },
    noteEndedLinks: (...ended) => parts.endedLinks.links(...ended),
    noteMayRemind: (queries, uid) => parts.endedLinks.reminders(queries, uid, 'off'),
  });
  await parts.addresses.noteAsked();
  const mailService = createMailService({
    mail,
    bounces: bulkMail?.bounces ?? null,
    retries: bulkMail?.retries ?? null,
    site: bulkMail?.site ?? { productName: settings.productName, linkFor: null },
    requests: parts.mailRequests,
    unsubscribed,
    audit,
    limit: createMailLimit(settings.mail.perHour, parts.tries),
    addresses: parts.addresses,
    real: settings.mail.smtpUrl !== null,
    now,
    failed: mailFailed,
  });
  app.addHook('onListen', async () => {
    parts.messages?.start(mailFailed);
    bulkMail?.retries.start(mailFailed);
  });
  const { community, deletion } = parts;
  const findActor = createLocalActors(identity);
  const streams = community && openChangeStreams(app, { data: community, limits: options.changeStreams });
  await describeRoutes(app, { productName: settings.productName, cookieName: cookie.name });
  await app.register(openApiRoutes, { prefix: '/api' });
  await app.register(healthRoutes, parts);
  await addAccountRoutes(app, { settings, parts, identity, findActor, note, client });
  const { outbox, backups, makeReport, messages, places, importPlaces, editPlaces } = parts;
  const deletesAccounts = deletion !== null;
  await app.register(mailRoutes, { findActor, mailService, makeReport, now });
  await app.register(adminRoutes, { findActor, audit, outbox, backups, deletesAccounts, now });
  await app.register(servicesRoutes, {
    findActor,
    audit,
    places,
    importPlaces,
    editPlaces,
    servicesFeed: settings.servicesFeed,
    now,
  });
  await app.register(suburbsRoutes, { suburbs: parts.suburbs });
  if (community && streams && deletion && messages) {
    const everybody = {
      settings,
      client,
      findActor,
      data: community,
      streams,
      accounts,
      audit,
      messages,
      unsubscribed,
      addresses: parts.addresses,
      mailService,
      endedLinks: parts.endedLinks,
    };
    await app.register(communityRoutes, everybody);
    await app.register(accountsRoutes, {
      findActor,
      accounts,
      addresses: parts.addresses,
      roles: parts.roles,
      deletion,
      areInFirebase: parts.firebaseProject !== null,
      now,
    });
    await app.register(ownAccountRoutes, {
      accounts,
      backups: parts.backups,
      monotonic,
      findActor,
      settings,
      identity,
      deletion,
      sources: parts,
    });
    const calendar = { settings, data: community, accounts, findActor, identity, note };
    // A calendar address is made with the password.
    if (!parts.firebaseProject)
      await app.register(calendarRoutes, { ...calendar, endedLinks: parts.endedLinks });
    const { addresses, endedLinks, reminderLinks } = parts;
    const answers = { accounts, addresses, endedLinks, reminderLinks, audit };
    await app.register(reminderPage, { ...answers, settings, data: community, client });
  }
  if (bulkMail) {
    await app.register(unsubscribePage, { settings, bulkMail, client, now });
    await app.register(stoppedAddressesRoutes, { findActor, bulkMail });
  }
  if (parts.streetMap) addTileRoutes(app, parts.streetMap);
  if (client) {
    addInstallRoutes(app, settings);
    const { drawPage, reports = 'missing' } = options;
    addReportRoutes(app, settings, reports);
    const hasReports = typeof reports !== 'string';
    const { streetMap, site } = parts;
    const publicHolidays = () => site.holidays(site.zone, now());
    const isShared = community !== null;
    const asks = { isShared, cookieName: cookie.name, identity, now };
    const drawing = drawPage && createPageDrawing(app, drawPage, asks);
    addPageRoutes(app, { settings, streetMap, hasReports, drawing, publicHolidays }, client);
  }

  const { demonstrationPassword: password } = parts;
  if (password !== null) await prepareSampleAccounts(accounts, passwords, password, now());
  else await removeSamplePeople(database, now());
  tidyRegularly(app, parts);
  backUpRegularly(app, parts);
  checkRegularly(app, parts);
  return app;
}
