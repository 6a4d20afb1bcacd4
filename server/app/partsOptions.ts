import type { MakeBackup } from '../backup/backups';
import type { CheckData } from '../backup/dailyCheck';
import type { CommunityDataOptions } from '../data/communityData';
import type { Database } from '../database/database';
import type { MakeReport } from '../files/reportMaker';
import type { FirebaseProject } from '../firebase/firebaseProject';
import type { HashCost } from '../identity/passwords';
import type { Mail } from '../mail/mail';
import type { ReadImport } from '../services/serviceImports';

/** Parts that tests replace, or that only a built server has. */
export interface PartsOptions {
  /** The open database of the data folder; default: it is opened. */
  database?: Database;
  now?: () => number;
  monotonic?: () => number;
  hashCost?: HashCost;
  mail?: Mail;
  /** The path of the built `pdfWorker.js`; without it no PDF can be mailed. */
  pdfWorker?: string;
  makeReport?: MakeReport;
  /** The path of the built `importWorker.js`; without it no service file can be imported. */
  importWorker?: string;
  readImport?: ReadImport;
  /** Makes a backup; without it the server makes none by itself. */
  makeBackup?: MakeBackup;
  /** Checks the database; without it the server does not by itself. */
  checkData?: CheckData;
  /** Other kinds of records, and what the community begins with. */
  community?: Pick<CommunityDataOptions, 'recordTypes' | 'samples'>;
  /** Stands in for the project of the settings. */
  firebaseProject?: FirebaseProject;
  /** Called with what an operator should know; default: standard error. */
  warn?: (line: string) => void;
}
