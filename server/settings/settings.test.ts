import { expect, test } from 'vitest';
import { readSettings } from './settings';
import { SettingsError } from './settingsError';

test('without any variable the server is a demonstration on this machine', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    installationFolder: './data',
    dataFolder: 'data/demonstration',
    demonstration: true,
    publicUrl: null,
    adminSignUp: 'closed',
    mail: { smtpUrl: null, tls: 'required', from: 'no-reply@localhost', replyTo: null, perHour: 2000 },
    backups: { kept: 7, folder: null },
    productName: 'Age Better',
    contactEmail: null,
    answerDays: null,
    reportFolder: null,
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    },
    streetMap: null,
    firebase: null,
    data: 'local',
    databaseUrl: null,
    keyFile: null,
    deletedAccountsFile: null,
    dataIsSet: false,
    timeZone: 'Australia/Melbourne',
    keepAppointmentsMonths: 24,
    bookAheadMonths: 3,
    keepAuditMonths: 24,
    othersTimes: true,
    servicesFeed: false,
    libraryMode: false,
    sharedDeviceMinutes: 15,
    serviceWorker: true,
    trustProxy: null,
    loginLimits: {
      failuresPerAddress: 10,
      failuresPerClient: 120,
      registrationsPerHour: 120,
      windowMinutes: 15,
    },
    logLevel: 'warn',
  });
});

test('every environment variable is read', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '[::1]',
    DATA_DIR: '/var/lib/age',
    PUBLIC_URL: 'https://AgeBetter.example/',
    ADMIN_SIGN_UP: 'open',
    SMTP_URL: 'smtps://name:secret@mail.example:465',
    SMTP_TLS: 'optional',
    MAIL_FROM: 'Age Better <hello@agebetter.example>',
    MAIL_REPLY_TO: 'help@agebetter.example',
    MAILS_PER_HOUR: '500',
    BACKUPS_KEPT: '30',
    BACKUP_DIR: '/mnt/backups',
    PRODUCT_NAME: 'Grow Older Well',
    CONTACT_EMAIL: 'help@agebetter.example',
    ANSWER_DAYS: '5',
    REPORT_DIR: '/srv/reports',
    TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    TILE_ATTRIBUTION: 'Tiles by us',
    TRUST_PROXY: '10.0.0.0/8, loopback',
    LOGIN_FAILURES_PER_ADDRESS: '3',
    LOGIN_FAILURES_PER_CLIENT: '30',
    REGISTRATIONS_PER_HOUR: '7',
    LOGIN_WINDOW_MINUTES: '5',
    TIME_ZONE: 'Australia/Perth',
    KEEP_APPOINTMENTS_MONTHS: '36',
    BOOK_AHEAD_MONTHS: '6',
    KEEP_AUDIT_MONTHS: '12',
    SERVICES_FEED: 'on',
    LIBRARY_MODE: 'on',
    SHARED_DEVICE_MINUTES: '20',
    SERVICE_WORKER: 'off',
    LOG_LEVEL: 'error',
  });
  expect(settings).toEqual({
    port: 8080,
    host: '::1',
    installationFolder: '/var/lib/age',
    dataFolder: '/var/lib/age',
    demonstration: false,
    publicUrl: 'https://agebetter.example',
    adminSignUp: 'open',
    mail: {
      smtpUrl: 'smtps://name:secret@mail.example:465',
      tls: 'optional',
      from: 'Age Better <hello@agebetter.example>',
      replyTo: 'help@agebetter.example',
      perHour: 500,
    },
    backups: { kept: 30, folder: '/mnt/backups' },
    productName: 'Grow Older Well',
    contactEmail: 'help@agebetter.example',
    answerDays: 5,
    reportFolder: '/srv/reports',
    tiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles by us' },
    streetMap: null,
    firebase: null,
    data: 'local',
    databaseUrl: null,
    keyFile: null,
    deletedAccountsFile: null,
    dataIsSet: false,
    timeZone: 'Australia/Perth',
    keepAppointmentsMonths: 36,
    bookAheadMonths: 6,
    keepAuditMonths: 12,
    othersTimes: true,
    servicesFeed: true,
    libraryMode: true,
    sharedDeviceMinutes: 20,
    serviceWorker: false,
    trustProxy: '10.0.0.0/8, loopback',
    loginLimits: { failuresPerAddress: 3, failuresPerClient: 30, registrationsPerHour: 7, windowMinutes: 5 },
    logLevel: 'error',
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: '  ' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', 'x'],
  ['ANSWER_DAYS', '0'],
  ['TIME_ZONE', 'Mars/Olympus'],
  ['HOST', 'not a host'],
  ['PUBLIC_URL', 'www.mysite.example'],
  ['PUBLIC_URL', 'ftp://agebetter.example'],
  ['PUBLIC_URL', 'https://agebetter.example/path'],
  ['ADMIN_SIGN_UP', 'yes'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://name:100%sure@mail.example'],
  ['SMTP_TLS', 'off'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['MAIL_FROM', 'a@example.org\r\nBcc: b@example.org'],
  ['MAIL_REPLY_TO', 'nobody'],
  ['PRODUCT_NAME', 'x'.repeat(61)],
  ['CONTACT_EMAIL', 'Help <help@agebetter.example>'],
  ['TILE_URL', 'https://tiles.example/{z}/{x}.png'],
  ['FIREBASE_API_KEY', 'two words'],
  ['FIREBASE_PROJECT_ID', 'https://age-better.firebaseapp.com'],
  ['DATA', 'cloud'],
  ['TILE_URL', '../region.pmtiles'],
  ['TILE_URL', '/srv/region.pmtiles'],
  ['TILE_URL', 'maps\\region.pmtiles'],
  ['TILE_URL', '.pmtiles'],
  ['TILE_URL', 'pmtiles://region.pmtiles'],
  ['TILE_URL', 'https://maps.example/region.pmtiles'],
  ['TILE_URL', 'region.mbtiles'],
  ['TILE_URL', "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}"],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '2'],
  ['LOGIN_FAILURES_PER_ADDRESS', '0'],
  ['LOGIN_FAILURES_PER_CLIENT', 'many'],
  ['LOG_LEVEL', 'loud'],
])('a bad %s (%s) is reported in one line that names it', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  // A point stands for no line break.
  expect(read).toThrow(new RegExp(`^${name} must be .+\\.$`));
});

test.each([
  ['smtp://mail.example', 'required'],
  ['smtp://192.0.2.1', 'required'],
  ['smtp://localhost.example', 'required'],
  ['smtp://localhost:25', 'optional'],
  ['smtp://LOCALHOST', 'optional'],
  ['smtp://127.0.0.2', 'optional'],
  ['smtp://[::1]:2525', 'optional'],
])('with the mail server %s encryption is %s unless set otherwise', (SMTP_URL, tls) => {
  const set = { SMTP_URL, MAIL_FROM: 'hello@agebetter.example', PUBLIC_URL: 'https://agebetter.example' };
  expect(readSettings(set).mail.tls).toBe(tls);
  expect(readSettings({ ...set, SMTP_TLS: 'required' }).mail.tls).toBe('required');
  expect(readSettings({ ...set, SMTP_TLS: 'optional' }).mail.tls).toBe('optional');
});

test('a mail server requires a sender', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    /^MAIL_FROM must be set when SMTP_URL is/,
  );
});

const firebase = { FIREBASE_API_KEY: 'AIzaSyExample-key_1', FIREBASE_PROJECT_ID: 'age-better-1a2b3' };

test('a Firebase project holds the accounts, and the data stays in each browser', () => {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = firebase;
  expect(readSettings(firebase)).toMatchObject({ firebase: { apiKey, projectId }, data: 'local' });
});

test.each([
  [{ FIREBASE_API_KEY: firebase.FIREBASE_API_KEY }, /^FIREBASE_PROJECT_ID must be set/],
  [{ FIREBASE_PROJECT_ID: firebase.FIREBASE_PROJECT_ID }, /^FIREBASE_API_KEY must be set/],
  [{ ...firebase, ADMIN_SIGN_UP: 'open' }, /^ADMIN_SIGN_UP has no say over Firebase accounts/],
])('half a Firebase project, or a setting without effect, is refused: %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test('the street map may be a file in the data folder, also in a demonstration', () => {
  expect(readSettings({ DATA_DIR: '/data', TILE_URL: 'region.pmtiles' })).toMatchObject({
    tiles: { kind: 'pmtiles', url: '/tiles/region.pmtiles', attribution: '© OpenStreetMap contributors' },
    streetMap: { file: '/data/region.pmtiles', attributionIsSet: false },
  });
  expect(() => readSettings({ TILE_URL: '../region.pmtiles' })).toThrow(
    /or the name of a PMTiles file that lies in the data folder, such as region\.pmtiles\.$/,
  );
});

test('an error in a setting does not repeat its value, which may hold a password', () => {
  expect(() => readSettings({ SMTP_URL: 'name:secret@mail.example' })).not.toThrow(/secret/);
  expect(() => readSettings({ SMTP_URL: 'name:secret@mail.example' })).toThrow(/^SMTP_URL must be/);
});

test.each([
  [{}, true],
  [{ HOST: '127.1.2.3' }, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '[::1]' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '192.168.1.5' }, false],
  [{ PUBLIC_URL: 'https://agebetter.example' }, false],
  [{ FIREBASE_API_KEY: 'AIzaSyExample-key_1', FIREBASE_PROJECT_ID: 'age-better-1a2b3' }, false],
])('a server with %j is a demonstration: %s', (environment, demonstration) => {
  expect(readSettings({ DATA_DIR: '/data', ...environment })).toMatchObject({
    demonstration,
    installationFolder: '/data',
    dataFolder: demonstration ? '/data/demonstration' : '/data',
  });
});

test('a demonstration refuses a mail server, a command run beside one does not', () => {
  const environment = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@agebetter.example' };
  expect(() => readSettings(environment)).toThrow(
    'SMTP_URL has no place in a demonstration, which sends no mail: set PUBLIC_URL too, or leave SMTP_URL out.',
  );
  expect(readSettings(environment, 'operate').demonstration).toBe(true);
});
