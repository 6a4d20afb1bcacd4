import type { UnsubscribedByLink } from './unsubscribed';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribeLinks';

/** What belongs to emails to many people, on a server that keeps its own accounts. */
export interface BulkMailParts {
  unsubscribed: UnsubscribedByLink;
  links: UnsubscribeLinks;
}

/** @param key the secret of the key file. @param url the site's address, without a slash at the end. */
export const openBulkMail = (
  unsubscribed: UnsubscribedByLink,
  key: Uint8Array,
  url: string,
): BulkMailParts => ({
  unsubscribed,
  links: createUnsubscribeLinks(key, url),
});
