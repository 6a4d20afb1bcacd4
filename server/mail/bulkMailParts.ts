import type { Database } from '../database/database';
import type { BulkMailSite } from './bulkMail';
import type { Bounces } from './bounces';
import { createMailRetries, type MailRetries, type MailRetriesParts } from './mailRetries';
import type { Unsubscribed, UnsubscribedByLink } from './unsubscribed';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribeLinks';

/** The parts for bulk email, on a server that keeps its own accounts. */
export interface BulkMailParts {
  unsubscribed: UnsubscribedByLink;
  links: UnsubscribeLinks;
  bounces: Bounces;
  write: Database['write'];
  retries: MailRetries;
  /** The details of the site in bulk emails. */
  site: BulkMailSite;
}

/** The options of {@link openBulkMail}. */
export interface BulkMailOptions extends MailRetriesParts {
  unsubscribed: Unsubscribed & { byLink: UnsubscribedByLink };
  bounces: Bounces;
  /** The secret of the key file. */
  key: Uint8Array;
  /** Its address is without a slash at the end. */
  site: { productName: string; url: string };
}

/** Opens what belongs to emails to many people. */
export function openBulkMail(options: BulkMailOptions): BulkMailParts {
  const { unsubscribed, bounces, key, site } = options;
  const links = createUnsubscribeLinks(key, site.url);
  return {
    unsubscribed: unsubscribed.byLink,
    bounces,
    write: options.database.write,
    links,
    retries: createMailRetries(options),
    site: { productName: site.productName, linkFor: (email) => links.make(email) },
  };
}
