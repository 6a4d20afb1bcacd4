import type { RuleAnswer } from './seen';

/** Twenty hours, in seconds: WCAG 2.2.1 does not ask who waits that long. */
const longEnough = 72_000;

/** A page that loads itself, or another, while somebody reads it. Only the first valid instruction counts for a browser. */
export function metaRefresh({ withoutException = false } = {}): RuleAnswer {
  const delays = [
    ...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv=refresh i][content]'),
  ].flatMap(({ content }) => {
    const seconds = /^\s*(\d+)(?:\.[\d.]*)?(?:\s*$|\s*[;,]|\s+\S)/.exec(content)?.[1];
    return seconds === undefined ? [] : [Number(seconds)];
  });
  const delay = delays[0];
  if (delay === undefined) return { targets: 0, findings: [] };
  const isFault = delay > 0 && (withoutException || delay <= longEnough);
  return { targets: 1, findings: isFault ? [`the page is loaded anew after ${delay} seconds`] : [] };
}
