import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError';
import { refusal } from '@/shared/contract/schemas/common';
import { dataPolicy } from '../http/securityHeaders';
import { byteRange, rangeHolds, type ByteRange } from '../tiles/byteRange';
import type { OpenTileFile, StreetMap } from '../tiles/streetMap';

/** Parts may be kept for an hour; nobody on the way may pack them, since that would shift the bytes. */
const caching = 'public, max-age=3600, no-transform';

const weak = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether the browser has this version of the file already. */
function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.split(',').map(weak).includes(etag));
}

/** Fills in the head of the answer. @returns the bytes that go with it; null for none. */
function answer(request: FastifyRequest, reply: FastifyReply, file: OpenTileFile): ByteRange | null {
  const { size, etag, modified } = file;
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', caching)
    .header('content-security-policy', dataPolicy)
    .header('etag', etag)
    .header('last-modified', new Date(modified).toUTCString());
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.code(304);
    return null;
  }
  const holds = rangeHolds(request.headers['if-range'] as string | undefined, etag);
  const asked = holds ? byteRange(request.headers.range, size) : 'all';
  if (asked === 'none') {
    // An answer about bytes that do not exist must not outlive the file.
    reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`);
    return null;
  }
  const { start, end } = asked === 'all' ? { start: 0, end: size - 1 } : asked;
  reply.type('application/vnd.pmtiles').header('content-length', end - start + 1);
  if (asked !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return request.method === 'HEAD' || size === 0 ? null : { start, end };
}

/** Tells the operator when the file has changed, and, once, that a proxy may be in the way. */
function createNotes(streetMap: StreetMap) {
  let told = false;
  return {
    async change(log: FastifyBaseLogger, etag: string | null) {
      if (!(await streetMap.noticeChange(etag))) return;
      if (streetMap.isFine()) log.info(await streetMap.line());
      else log.warn(await streetMap.line());
    },
    wholeFile(log: FastifyBaseLogger) {
      if (told) return;
      told = true;
      log.warn(
        `Somebody asked for all of ${streetMap.name} at once. If the map has no streets, a proxy in front of the server drops range requests: docs/street-map.md says how to let them through.`,
      );
    },
  };
}

/**
 * The street map's file, in parts, at `/tiles/NAME` and nowhere else:
 *
 * | Request           | Answer                                                                                      |
 * | ----------------- | ------------------------------------------------------------------------------------------- |
 * | GET with a range  | 206 and these bytes; 416 where the file has none of them; 200 and all where If-Range failed |
 * | GET               | 200 and all of it, as a stream; 304 for a known ETag                                        |
 * | HEAD              | the same without a body                                                                     |
 *
 * 404 where the file is missing just now.
 */
export function addTileRoutes(app: FastifyInstance, streetMap: StreetMap): void {
  const notes = createNotes(streetMap);
  app.route({
    method: ['GET', 'HEAD'],
    url: `/tiles/${streetMap.name}`,
    schema: { response: { '4xx': refusal } },
    async handler(request, reply) {
      const file = await streetMap.open();
      await notes.change(request.log, file?.etag ?? null);
      if (!file) throw new HttpError('not-found', 'The street map is missing just now.');
      if (request.method === 'GET' && request.headers.range === undefined) notes.wholeFile(request.log);
      const part = answer(request, reply, file);
      // The stream closes the file at its end, and when the browser goes away.
      if (part) return reply.send(file.handle.createReadStream(part));
      await file.handle.close();
      return reply.send();
    },
  });
}
