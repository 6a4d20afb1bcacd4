import type { z } from 'zod';

/** What a schema lets a page send. */
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : null;

/**
 * One thing that the server can be asked for: pages send it, and one route answers it. It says how it is asked for, and in its types
 * what goes in and out. Holds no schema: pages do not load what the server checks with.
 */
export interface Operation<Url extends string = string, Body = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Its path, with a colon before each part that differs, as in `/api/events/:id/registration`. */
  readonly url: Url;
  /** Never there: it stands for the types. */
  readonly types?: { body: Body; answer: Answer };
}

/** The names of the parts of a path that differ. */
type Names<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a path needs to become an address. */
export type Params<Url extends string> = Record<Names<Url>, string | number>;

/** What is sent with an operation: the parts of its path, and its body where it takes one. */
export type Asked<One extends Operation> = (One extends Operation<infer Url>
  ? [Names<Url>] extends [never]
    ? { params?: undefined }
    : { params: Params<Url> }
  : never) &
  (One extends Operation<string, infer Body>
    ? [Body] extends [null]
      ? { body?: undefined }
      : { body: Body }
    : never) & {
    /** What follows the question mark. */
    query?: Record<string, string>;
  };

/** What the server answers an operation with. */
export type AnswerOf<One extends Operation> =
  One extends Operation<string, unknown, infer Answer> ? Answer : never;

/**
 * Describes an operation, as in `operation<typeof ratingWrite, typeof rated>()('PUT', '/api/resources/:id/rating')`. Without a
 * body, its schema is null.
 */
export const operation =
  <Body extends z.ZodType | null, Answer extends z.ZodType>() =>
  <Url extends string>(
    method: Operation['method'],
    url: Url,
  ): Operation<Url, Sent<Body>, z.output<Answer>> => ({
    method,
    url,
  });

/** The address of an operation, from the root of the site. */
export function addressOf(
  { url }: Operation,
  {
    params = {},
    query,
  }: { params?: Record<string, string | number> | undefined; query?: Record<string, string> | undefined },
): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}
