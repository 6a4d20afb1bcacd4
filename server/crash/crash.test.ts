import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer, type BuiltServer } from '../testing/builtServer';
import { crash } from './crash.mjs';

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

test('killed ten times while people register, the server has every account that it confirmed', async () => {
  const report = await crash({ startFile: join(built.folder, 'start.js'), rounds: 10 });
  expect(report.lost).toEqual([]);
  // The test would prove nothing if hardly anybody had been confirmed, or nobody been interrupted.
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.inFlight).toBeGreaterThan(0);
}, 180_000);
