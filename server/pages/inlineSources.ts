import { createHash } from 'node:crypto';

/** What a content security policy allows of a page's inline parts: the hash of each, such as `'sha256-…'`. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hash of a script or a style, as a policy names it. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = /<script\b([^>]*)>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;
const style = /<style\b[^>]*>([^<]*(?:<(?!\/style>)[^<]*)*)<\/style>/g;

/** No browser runs data, and a file has an address of its own. */
const isInline = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes);

/** The text of each inline script and style of a page. */
export function inlineParts(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: [...html.matchAll(script)]
      .filter(([, attributes]) => isInline(attributes!))
      .map((one) => one[2]!),
    styles: [...html.matchAll(style)].map((one) => one[1]!),
  };
}

/** The sources of these parts, each once. */
export const sourcesOf = ({ scripts, styles }: InlineSources): InlineSources => ({
  scripts: [...new Set(scripts.map(sourceOf))],
  styles: [...new Set(styles.map(sourceOf))],
});
