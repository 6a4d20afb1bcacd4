import type { SendRequest } from './serverCalls';

/** The answers that the server has put into the page beside what it drew from them, each taken once. */
interface DrawnAnswers {
  /** What is stored about the person whose page it is. */
  user: string | null;
  /** When they were read, by the time of the page. */
  at: number;
  /** By their addresses. */
  answers: Map<string, Response>;
}

/** Later than this, in milliseconds since they were read, it is better to ask again. */
const freshFor = 30_000;

let drawn: DrawnAnswers | null = null;

/**
 * Reads the answers out of a page.
 * @param user what is stored about the person whose page it is.
 */
export function takeAnswers(page: ParentNode, user: string | null): void {
  const answers = new Map<string, Response>();
  for (const { dataset, textContent } of page.querySelectorAll<HTMLElement>('script[data-answer]')) {
    const { answer = '', tag, date } = dataset;
    answers.set(
      answer,
      new Response(textContent, { headers: { ...(tag && { etag: tag }), ...(date && { date }) } }),
    );
  }
  drawn = { user, at: performance.now(), answers };
}

/**
 * Asks as the browser does, but takes an answer that the page came with: once, and only while nobody else is logged in and this
 * page has changed nothing.
 * @param user reads what is stored about the person who is logged in.
 */
export function withDrawnAnswers(fetch: SendRequest, user: () => string | null): SendRequest {
  return async (address, options) => {
    if (options.method !== 'GET') drawn = null;
    const answer = drawn?.answers.get(address);
    drawn?.answers.delete(address);
    const isStill = drawn?.user === user() && performance.now() < drawn.at + freshFor;
    return answer && isStill ? answer : fetch(address, options);
  };
}
