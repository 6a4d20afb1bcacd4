import { createHash } from 'node:crypto';

/**
 * The inline scripts and styles of a page that a browser would refuse under its policy.
 * @param policy the header `Content-Security-Policy`.
 * @returns the text of each; also `unsafe`, where the policy allows anything.
 * @throws RangeError where the page has none, so that nothing was looked at.
 */
export function refusedParts(policy: unknown, html: string): string[] {
  const rules = String(policy).split('; ');
  const sources = (kind: string) => rules.find((one) => one.startsWith(`${kind}-src `))?.split(' ') ?? [];
  const inline = [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
    ([, , attributes]) => !/src=|application\/json/.test(attributes!),
  );
  if (inline.length === 0) throw new RangeError('The page has no inline scripts and styles.');
  const refused = inline
    .filter(([, kind, , text]) => {
      const hash = createHash('sha256').update(text!).digest('base64');
      return !sources(kind!).includes(`'sha256-${hash}'`);
    })
    .map(([, , , text]) => text!);
  return rules.some((one) => one.includes('unsafe')) ? [...refused, 'unsafe'] : refused;
}
