import type { TestServer } from './testServer';

/** Every route as the router has it, such as `GET /api/events/{id}`; a slash at the end makes no other one. */
export function routesOf({ app }: TestServer): string[] {
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
