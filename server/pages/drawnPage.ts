import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decideAccess } from '@/shared/domain/auth/session';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import { screenAt } from '@/shared/domain/screens/screens';
import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import { offsetsFrom } from '@/shared/domain/text/zones';
import type { User } from '@/shared/domain/users/user';
import { HttpError } from '../http/httpError';
import { readCredentials } from '../identity/credentials';
import type { Identity } from '../identity/identity';
import type { SignedIn } from '../identity/signedIn';
import { withoutCodeName } from '../http/cookies';
import { type DrawnPage, hasPlace, putDrawn } from './drawnPlaces';
import { jsonForScript, type FilledPage } from './pageTemplate';

/** The part of `fetch` that pages ask with. */
type SendRequest = (address: string) => Promise<Response>;

/** The entry point that draws the built product; see `src/entry-server.tsx`. */
export type DrawPage = (
  address: string,
  drawing: { settings: PageSettings; user: User | null; at: Date; fetch: SendRequest },
) => Promise<string>;

/** Returns whether the browser ran no code at the login. */
const isWithoutCode = ({ headers: { cookie = '' } }: FastifyRequest) =>
  cookie.split(/; ?/).includes(`${withoutCodeName}=1`);

/** What drawing pages needs of the server. */
export interface PageDrawingOptions {
  /** True if the records are on this server. */
  isShared: boolean;
  /** The name of the session's cookie. */
  cookieName: string;
  identity: Pick<Identity, 'signedInBy'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * How long this process may idle while drawing a page, in milliseconds: after that the database counts as not answering, and the
 * page is sent without its content, which its code then requests. Work does not count, however slow the machine is.
 */
const longestIdle = 300;

/** How often that is checked, in milliseconds. */
const lookEvery = 50;

/** Longer responses are requested again by the code, so that the page does not double in size. */
const longestAnswer = 256 * 1024;

/** Draws pages. */
export interface PageDrawing {
  /**
   * Draws the page of a request.
   * @returns null for
   * - a visitor whose address asks for nothing,
   * - a shared computer whose browser runs code,
   * - a page that the person may not see,
   * - a database that fails or takes too long.
   */
  ownPage(request: FastifyRequest, settings: PageSettings): Promise<DrawnPage | null>;
  /**
   * Draws a page that is the same for everybody, once for these settings.
   * @returns null for a page that the build left no place in.
   */
  fixedPage(path: string, settings: PageSettings, page: FilledPage): Promise<FilledPage | null>;
}

/** The person as the browser keeps them after a login. */
const userOf = ({ uid, email, role, document, token, addressProved }: SignedIn): User => ({
  id: uid,
  username: email,
  email,
  ...(document?.name && { name: document.name }),
  role,
  token,
  lastLogin: '',
  ...(!addressProved && { addressProved: false }),
});

/** The headers of a page's request that say who asks and from where. */
function headersOf({ headers }: FastifyRequest, token: string | undefined): Record<string, string> {
  const { cookie = '', host = '', forwarded } = headers;
  const proxies = Object.entries({ forwarded, ...headers }).filter(([name]) =>
    name.startsWith('x-forwarded-'),
  );
  return {
    ...(Object.fromEntries(proxies) as Record<string, string>),
    ...(forwarded !== undefined && { forwarded }),
    host,
    accept: 'application/json',
    ...(token !== undefined && { cookie, authorization: `Bearer ${token}` }),
  };
}

/**
 * Draws pages for people who are logged in, as they are at this moment: by the same code as in a browser, which asks the same API in
 * the name of the same session. Nothing is kept between two pages.
 */
export function createPageDrawing(
  app: FastifyInstance,
  drawPage: DrawPage,
  options: PageDrawingOptions,
): PageDrawing {
  const { isShared, cookieName, identity, now } = options;

  async function personOf(request: FastifyRequest): Promise<SignedIn | null> {
    // Without code a page is opened by nobody but the person: that is use, also on a shared computer.
    const credentials = { ...readCredentials(cookieName, request, true), isRead: !isWithoutCode(request) };
    if (credentials.secret === undefined) return null;
    try {
      return await identity.signedInBy(credentials);
    } catch (error) {
      if (error instanceof HttpError) return null;
      throw error;
    }
  }

  /** Asks this server, without a network, on behalf of the reader of the page. */
  function createAsk(request: FastifyRequest, token: string | undefined) {
    const from = {
      headers: headersOf(request, token),
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    };
    return (url: string) => app.inject({ ...from, url });
  }

  /** @param answers gets the answers that the page was drawn from, as script elements; null for one that failed. */
  function createFetch(ask: ReturnType<typeof createAsk>, answers: (string | null)[]): SendRequest {
    return async (address) => {
      const { statusCode, headers, payload } = await ask(address);
      const { etag = '', date = '' } = headers;
      if (statusCode >= 500) answers.push(null);
      else if (statusCode === 200 && payload.length <= longestAnswer)
        answers.push(
          `<script type="application/json" data-answer="${escapeHtml(address)}" data-tag="${escapeHtml(etag)}" data-date="${date}">${payload.replaceAll('<', '\\u003c')}</script>`,
        );
      return new Response(payload, { status: statusCode, headers: etag === '' ? {} : { etag } });
    };
  }

  async function ownPage(request: FastifyRequest, settings: PageSettings): Promise<DrawnPage | null> {
    if (!isShared) return null;
    const person = await personOf(request);
    const [path = '/', query] = request.url.split(/[?#]/, 2);
    // On a shared computer a login belongs to one tab, and the server does not know which: a browser without code keeps nothing by
    // tab. A visitor gets what everybody does, unless the address asks for something.
    if (person ? person.shared && !isWithoutCode(request) : !query) return null;
    const user = person && userOf(person);
    const { id, access } = screenAt(path);
    if (id === 'notFound' || decideAccess(access, user) !== 'allowed') return null;
    const at = new Date(now());
    const answers: (string | null)[] = [];
    const ask = createAsk(request, user?.token);
    const drawing = async (): Promise<DrawnPage | null> => {
      // Before anything is read: what changes meanwhile is told to the page afterwards.
      const { seq: since } = (await ask('/api/changes')).json<{ seq: string }>();
      const fetch = createFetch(ask, answers);
      const markup = await drawPage(request.url, { settings, user, at, fetch });
      if (answers.includes(null)) return null;
      return {
        markup,
        drawnFor: jsonForScript({ user, at, since, offsets: offsetsFrom(at) }),
        answers: answers.join(''),
      };
    };
    const begun = performance.eventLoopUtilization();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setInterval(() => {
        if (performance.eventLoopUtilization(begun).idle >= longestIdle) resolve(null);
      }, lookEvery);
    });
    try {
      return await Promise.race([drawing(), late]);
    } catch (error) {
      request.log.warn({ err: error }, 'a page comes without its content');
      return null;
    } finally {
      clearInterval(timer);
    }
  }

  const fixed = new WeakMap<FilledPage, Promise<FilledPage>>();
  /** There is nothing to ask for. */
  const fetch = () => Promise.reject(new Error('A page for everybody asks for nothing'));
  async function drawFixed(path: string, settings: PageSettings, page: FilledPage): Promise<FilledPage> {
    const markup = await drawPage(path, { settings, user: null, at: new Date(now()), fetch });
    return putDrawn(page, { markup, drawnFor: jsonForScript({ user: null }), answers: '' });
  }

  return {
    ownPage,
    async fixedPage(path, settings, page) {
      if (!hasPlace(page)) return null;
      const drawn = fixed.get(page) ?? drawFixed(path, settings, page);
      fixed.set(page, drawn);
      // So that the next request tries again.
      drawn.catch(() => fixed.delete(page));
      return drawn;
    },
  };
}
