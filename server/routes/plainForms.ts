import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/errors';
import { HttpError } from '../http/httpError';
import { credentialsIn, readCredentials } from '../identity/credentials';
import { checkOrigin } from '../identity/origin';
import type { ClientFiles } from '../pages/clientFiles';
import { type FormPage, framePage, linkPagePolicy, lookOf } from '../pages/linkPage';
import type { Settings } from '../settings/settings';
import { sessionCookie } from '../http/cookies';

/** The options of the responses to plain forms. */
export interface PlainFormsOptions {
  settings: Settings;
  /** The client whose look the pages have; null: none. */
  client: ClientFiles | null;
}

/** Of a form of a few fields more is not needed; as much as the API takes of a login. */
const bodyLimit = 16 * 1024;

/**
 * Refuses a form that a page of another site has sent: as the API does, and by what browsers say of it besides.
 * @throws HttpError foreign-origin
 */
function checkSender(settings: Settings, { headers }: FastifyRequest): void {
  checkOrigin(settings, headers);
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new HttpError('foreign-origin', 'The request comes from a page of another site.');
}

/**
 * Lets a plugin take forms that browsers send without scripts, and answer with pages. Call it in a plugin of its own: whatever
 * is no form is refused there, and errors are pages.
 */
export function takePlainForms(app: FastifyInstance, { settings, client }: PlainFormsOptions) {
  const { productName, contactEmail } = settings;
  const look = client && lookOf(client.index);
  const cookie = sessionCookie(settings);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.addHook('onRequest', async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) checkSender(settings, request);
    request.credentials = readCredentials(cookie.name, request, isRead);
  });

  const policies = new Map<string, string>();
  /** There are few, and each is made once. */
  const policyOf = (styles: readonly string[]) => {
    const key = styles.join();
    const policy = policies.get(key) ?? linkPagePolicy(settings, look, styles);
    policies.set(key, policy);
    return policy;
  };

  const show = (reply: FastifyReply, { status, title, main, styles = [] }: FormPage) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(styles))
      .header('cache-control', 'no-store')
      .send(framePage(title, main, { productName, contactEmail, look }, styles));

  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const { statusCode: status, code, message } = refuse(error, request, reply);
    // Its own sentence speaks to programs.
    const words = code === 'unsupported-media-type' ? 'The form could not be read.' : message;
    const title = 'That did not work';
    const home = '<p><a href="/">Go to the home page</a></p>';
    // Fixed words of ours.
    return show(reply, { status, title, main: [`<h1>${title}</h1>`, `<p>${words}</p>`, home] });
  });

  return {
    show,
    /**
     * The fields of a form. The token in it names the session that it was sent in, as that of a request to the API does: it has
     * to be that of the cookie.
     */
    fieldsOf(request: FastifyRequest): URLSearchParams {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const token = fields.get('token') ?? '';
      request.credentials = credentialsIn(cookie.name, request.headers.cookie ?? '', token, false);
      return fields;
    },
    /** Redirects to an address of this site, which the browser reads again. */
    goOn: (reply: FastifyReply, address: string) =>
      reply.header('cache-control', 'no-store').redirect(address, 303),
  };
}
