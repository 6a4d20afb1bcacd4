import type { z } from 'zod';

/** The types that a page may send: what a schema accepts, read-only for the sender. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
    : Value;

/** A value after its transport: JSON leaves out what is undefined. */
type Arrived<Value> = Value extends (infer Item)[]
  ? Arrived<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Arrived<Exclude<Value[Name], undefined>> }
    : Value;

/**
 * One thing that the server can be asked for: pages send it, and one route answers it. It says how it is asked for, and in its types
 * what goes in and out. Holds no schema: pages do not load what the server checks with.
 */
export interface Operation<Url extends string = string, Body = unknown, Result = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Its path, with a colon before each part that differs, as in `/api/events/:id/registration`. */
  readonly url: Url;
  /** Never there: it stands for the types. */
  readonly types?: { body: Body; result: Result };
}

/** The successful response to an operation. */
export type ResultOf<One> = One extends Operation<string, infer _, infer Result> ? Result : never;

/** The names of the parts of a path that differ. */
type Names<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

/** The input of an operation: the parts of its path, and its body where it takes one. */
export type Asked<Url extends string, Body> = {
  /** The query string. */
  query?: Record<string, string>;
} & ([Names<Url>] extends [never] ? { params?: never } : { params: Record<Names<Url>, string | number> }) &
  ([Body] extends [null] ? { body?: never } : { body: Body });

/** Declares the types of an operation: the schema of its body, or null, and that of its result. Does nothing. */
export const types = <Body extends z.ZodType | null, Result extends z.ZodType>(): {
  body: Body extends z.ZodType ? Sent<z.input<Body>> : null;
  result: Arrived<z.output<Result>>;
} | null => null;

/**
 * Describes an operation, as in `operation('PUT', '/api/resources/:id/rating', types<typeof ratingWrite, typeof rated>)`. Those
 * that a page does not ask for are left out of its code.
 */
// @__NO_SIDE_EFFECTS__
export function operation<Url extends string, Body, Result>(
  method: Operation['method'],
  url: Url,
  _types: () => { body: Body; result: Result } | null,
): Operation<Url, Body, Result> {
  return { method, url };
}

/** The address of an operation, from the root of the site. */
export function addressOf(
  { url }: Pick<Operation, 'url'>,
  asked: { params?: Partial<Record<string, string | number>>; query?: Record<string, string> },
): string {
  const { params = {} } = asked;
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams(asked.query).toString();
  return query ? `${path}?${query}` : path;
}
