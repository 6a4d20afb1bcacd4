import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '@/shared/contract/operation';
import { routesOf } from '@/testing/server/routesOf';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

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

test('every operation of the contract is a route, and every route an operation', async () => {
  const folder = new URL('../../shared/contract/operations/', import.meta.url);
  const files = await Promise.all(
    readdirSync(folder).map(async (file) => (await import(new URL(file, folder).href)) as object),
  );
  const asked = files
    .flatMap((file) => Object.values(file))
    .flatMap((one) =>
      'url' in one ? [one] : typeof one === 'object' ? Object.values(one) : [],
    ) as Operation[];
  const operations = asked.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(new Set(operations).size).toBe(operations.length);
  // Routes with Firebase accounts; and descriptions of the others.
  const elsewhere = ['POST /api/identity/exchange'];
  const others = ['GET /api/openapi.json'];
  expect([...operations, ...others].toSorted()).toEqual([...describedRoutes(), ...elsewhere].toSorted());
});
