import type { Bounces } from './bounces';
import type { UnsubscribedByLink } from './unsubscribed';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribeLinks';

/** What belongs to emails to many people, on a server that keeps its own accounts. */
export interface BulkMailParts {
  unsubscribed: UnsubscribedByLink;
  links: UnsubscribeLinks;
  bounces: Bounces;
}

/** What {@link openBulkMail} needs. */
export interface BulkMailOptions {
  unsubscribed: UnsubscribedByLink;
  bounces: Bounces;
  /** The secret of the key file. */
  key: Uint8Array;
  /** The site's address, without a slash at the end. */
  url: string;
}

/** Opens what belongs to emails to many people. */
export const openBulkMail = ({ unsubscribed, bounces, key, url }: BulkMailOptions): BulkMailParts => ({
  unsubscribed,
  bounces,
  links: createUnsubscribeLinks(key, url),
});
