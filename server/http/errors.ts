import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataPolicy } from './securityHeaders';
import { isApi, pathOf } from './paths';
import { HttpError } from './httpError';
import { logFailure, storageHttpError, storageErrorOf } from './storageError';

/** Formats an error for the log: its location, never its message, which may hold an address. */
export function withoutPersonalData(error: Error & { code?: unknown }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: typeof error.code === 'string' ? error.code : '',
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join('\n'),
  };
}

/** Turns anything thrown into an error that is safe to show. */
function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  const trouble = storageErrorOf(error);
  if (trouble !== null) return storageHttpError(trouble);
  // PostgreSQL takes no NUL in a text, such as a made-up id.
  if (error.code === '22021') return new HttpError('invalid-request', 'The request could not be read.');
  if (error.validation) {
    const fields = error.validation.map((one) => one.instancePath.replace(/^\//, '')).filter(Boolean);
    const where = fields.length > 0 ? ` Look at: ${[...new Set(fields)].join(', ')}.` : '';
    return new HttpError('invalid-request', `The request is not as this address expects it.${where}`);
  }
  switch (error.statusCode) {
    case 413:
      return new HttpError('too-large', 'The request is too large.');
    case 415:
      return new HttpError('unsupported-media-type', 'Please send JSON (content-type: application/json).');
    default:
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError('invalid-request', 'The request could not be read.');
  }
  return new HttpError('internal', 'Something went wrong on our side. Please try again later.');
}

/** A refused body of up to this many bytes is read to its end and discarded. */
const maxDiscarded = 64 * 1024 * 1024;

/**
 * Prepares the response to an error: its status and its headers. Logs unexpected errors.
 * @returns what may be said of it.
 */
export function refuse(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): HttpError {
  const refusal = toHttpError(error);
  if (refusal.statusCode >= 500 && !(error instanceof HttpError)) {
    logFailure(request.log, error, 'a request failed');
  }
  // Closed while it is still being sent, the connection would be reset, and many would see that instead of the answer.
  if (refusal.code === 'too-large' && Number(request.headers['content-length']) <= maxDiscarded)
    reply.removeHeader('connection');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  reply.code(refusal.statusCode).header('cache-control', 'no-store');
  return refusal;
}

/** Answers with `{ error, code }`. */
export function sendError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refuse(error, request, reply);
  return reply
    .header('content-security-policy', dataPolicy)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ error: refusal.message, code: refusal.code, ...refusal.details });
}

/** The HTTP method and the parameters of a route's path as a pattern, to find out which methods it has. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.');
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}

/**
 * The error for a request that no route answers: 405 where the path exists with other methods only, else 404,
 * also for a file that is gone although its route exists. Call it before the routes are added: it collects
 * them.
 */
export function createNotFound(app: FastifyInstance): (request: FastifyRequest) => HttpError {
  const known: { pattern: RegExp; methods: string[]; isApi: boolean }[] = [];
  app.addHook('onRoute', (route) => {
    known.push({
      pattern: patternOf(route.url),
      methods: [route.method].flat(),
      isApi: isApi(route.url),
    });
  });
  return (request) => {
    const path = pathOf(request.url);
    const methods = known
      .filter((one) => one.isApi === isApi(path) && one.pattern.test(path))
      .flatMap((one) => one.methods);
    return methods.length > 0 && !methods.includes(request.method)
      ? new HttpError('method-not-allowed', `This address takes ${[...new Set(methods)].join(', ')} only.`)
      : new HttpError('not-found', 'There is nothing at this address.');
  };
}
