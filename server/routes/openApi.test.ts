import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer';

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { responses: object; requestBody?: object }>>;
}

let server: TestServer;
let described: Described;
beforeAll(async () => {
  server = await startTestServer({ DATA: 'server' });
  described = (await server.send('GET', '/api/openapi.json')).body as unknown as Described;
});
afterAll(() => server.close());

/** Every route as the router has it, such as `GET /api/events/{id}`; a slash at the end makes no other one. */
function routesOf({ app }: TestServer): string[] {
  const path: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '') continue;
    path.splice(indent.length / 4, Infinity, part);
    const url = path
      .join('')
      .replaceAll(/:(\w+)/g, '{$1}')
      .replace(/\/$/, '');
    for (const method of methods?.split(', ') ?? []) routes.push(`${method} ${url}`);
  }
  return [...new Set(routes)];
}

const describedRoutes = () =>
  Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

test('every route of the API is described, and nothing else', () => {
  const routes = routesOf(server).filter(
    (route) => / \/api\//.test(route) && !/^(HEAD|OPTIONS) /.test(route),
  );
  expect(routes).toContain('PUT /api/events/{id}/registration');
  expect(describedRoutes().toSorted()).toEqual(routes.toSorted());
});

test('each says what it answers, and what it takes', () => {
  expect(described.openapi).toBe('3.1.0');
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const [method, { responses }] of Object.entries(methods))
      expect(Object.keys(responses), `${method} ${path}`).toContainEqual(
        expect.stringMatching(/^(2\d\d|2XX)$/),
      );
  }
  const put = described.paths['/api/resources/{id}/rating']!['put']!;
  expect(put.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { rating: { anyOf: [{ maximum: 5 }, { type: 'null' }] } } },
      },
    },
  });
  expect(Object.keys(put.responses)).toEqual(['200', '4XX', '5XX']);
});
