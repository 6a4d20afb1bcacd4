import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { credentials } from '@/shared/contract/schemas/identity';
import { authErrorMessage, type AuthErrorCode } from '@/shared/domain/auth/authErrors';
import { nextAddress } from '@/shared/domain/auth/nextAddress';
import { validateEmail, validatePassword } from '@/shared/domain/auth/validation';
import { withSaid } from '@/shared/domain/said/said';
import { screenAt } from '@/shared/domain/screens/screens';
import { refuse } from '../http/errors';
import { HttpError } from '../http/httpError';
import { isNamed } from '../identity/credentials';
import { loginPage, type LoginError } from '../pages/loginPage';
import { isLibrary } from '../settings/settings';
import { loginPath } from '../http/cookies';
import { loginResponses } from './loginResponses';
import { takePlainForms, type PlainFormsOptions } from './plainForms';
import type { SessionRoutesOptions } from './session';
import type { Identity } from '../identity/identity';

/** The options of the plain forms of a login. */
export interface PlainLoginOptions extends PlainFormsOptions, Pick<SessionRoutesOptions, 'sessions' | 'now'> {
  identity: Pick<Identity, 'userOf' | 'signIn'>;
}

/** The problems with the input: by the rules of the dialog, here for both fields at once. */
function problemsOf(email: string, password: string): LoginError[] {
  const [ofEmail, ofPassword] = [validateEmail(email), validatePassword(password)];
  return [
    ...(ofEmail === null ? [] : [{ field: 'email' as const, text: ofEmail }]),
    ...(ofPassword === null ? [] : [{ field: 'password' as const, text: ofPassword }]),
  ];
}

/** The error text of a refused login, in the words of the dialog. */
function refusalOf({ code, retryAfter }: HttpError): LoginError {
  const { text, advice, field } = authErrorMessage(code as AuthErrorCode, retryAfter);
  return field ? { field, text } : { field, text: [text, advice].filter(Boolean).join(' ') };
}

/** The page that a form was pressed on, where the browser says which: after the login it comes again. */
function pageBefore({ headers: { referer, host } }: FastifyRequest): string {
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { host: itsHost, pathname, search } = new URL(referer);
  return itsHost === host && screenAt(pathname).id !== 'notFound' ? nextAddress(pathname + search) : '/';
}

/**
 * Login and logout without scripts, where this server keeps the accounts. They are forms, so nothing has to be loaded first:
 *
 * | Request          | Response                                                                                        |
 * | ---------------- | ----------------------------------------------------------------------------------------------- |
 * | GET /login?next= | 200 the form; 303 to `next` for logged-in users                                                 |
 * | POST /login      | 303 to `next`, with the cookies of a login; 4xx or 5xx the form, and what is wrong               |
 * | POST /logout     | 303 to the first page; the login of the form's token is dead                                     |
 *
 * `GET /login?auth=register` leads to the first page, whose dialog makes accounts.
 */
export const plainLogin: FastifyPluginAsync<PlainLoginOptions> = async (app, options) => {
  const { settings, identity, sessions, now } = options;
  const forms = takePlainForms(app, options);
  const { logIn, logOut, rememberWithoutCode } = loginResponses(settings, sessions);
  const fixed = {
    action: loginPath,
    asksForDevice: !isLibrary(settings),
    minutes: settings.sharedDeviceMinutes,
  };

  app.get(loginPath, async (request, reply) => {
    const { auth, next: asked } = request.query as Record<string, unknown>;
    if (auth === 'register') return forms.goOn(reply, '/?auth=register');
    const next = typeof asked === 'string' ? nextAddress(asked) : pageBefore(request);
    const isLoggedIn = await identity.userOf(request.credentials).then(
      () => true,
      (error: unknown) => {
        if (error instanceof HttpError && error.code === 'signed-out') return false;
        throw error;
      },
    );
    return isLoggedIn ? forms.goOn(reply, next) : forms.show(reply, loginPage({ ...fixed, next }));
  });

  app.post(loginPath, async (request, reply) => {
    const fields = forms.fieldsOf(request);
    const next = nextAddress(fields.get('next'));
    const [email, password] = [fields.get('email') ?? '', fields.get('password') ?? ''];
    const use = fields.get('device');
    const again = (status: number, errors: readonly LoginError[]): FastifyReply =>
      forms.show(reply, loginPage({ ...fixed, next, email, use, status, errors }));

    const problems = problemsOf(email, password);
    if (problems.length > 0) return again(400, problems);
    if (!credentials.safeParse({ email, password }).success)
      return again(401, [refusalOf(new HttpError('wrong-password', ''))]);
    try {
      await logIn(identity, request, reply, { email, password, shared: use === 'shared' }, now);
    } catch (error) {
      const refusal = refuse(error as FastifyError, request, reply);
      return again(refusal.statusCode, [refusalOf(refusal)]);
    }
    if (fields.get('code') === 'none') rememberWithoutCode(reply);
    return forms.goOn(reply, withSaid(next, 'logged-in'));
  });

  app.post('/logout', async (request, reply) => {
    forms.fieldsOf(request);
    const { secret, token } = request.credentials;
    // In a page that was left open another user's login does not count.
    const isOwn = isNamed({ secret, token: token || 'none' });
    if (isOwn) await logOut(request, reply);
    return forms.goOn(reply, isOwn || secret === undefined ? withSaid('/', 'logged-out') : '/');
  });
};

/**
 * The page where no form can log users in, because Firebase or the browser keeps the accounts: the first page's dialog does, which
 * needs scripts.
 */
export const loginElsewhere: FastifyPluginAsync = async (app) => {
  app.get(loginPath, async (request, reply) => {
    const isNew = (request.query as Record<string, unknown>)['auth'] === 'register';
    return reply.header('cache-control', 'no-store').redirect(`/?auth=${isNew ? 'register' : 'login'}`, 303);
  });
};
