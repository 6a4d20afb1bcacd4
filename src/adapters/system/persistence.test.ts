import { expect, test } from 'vitest';
import { createPersistence } from './persistence';

const browser = (persisted: boolean, persist: () => Promise<boolean>) => ({
  persisted: async () => persisted,
  persist,
});

test('what a browser says about keeping data is told, and it is asked only when it shall be', async () => {
  let asked = 0;
  const answer = async () => {
    asked += 1;
    return true;
  };
  const persistence = createPersistence(browser(false, answer));
  expect(await persistence.get()).toBe('may-delete');
  expect(asked).toBe(0);
  expect(await persistence.ask()).toBe('promised');
  expect(await createPersistence(browser(true, answer)).get()).toBe('promised');
  expect(await createPersistence(browser(false, async () => false)).ask()).toBe('may-delete');
});

test('a browser that cannot be asked, or throws, has promised nothing', async () => {
  expect(await createPersistence({}).get()).toBe('unknown');
  expect(await createPersistence({}).ask()).toBe('unknown');
  const throwing = browser(false, () => Promise.reject(new TypeError('blocked')));
  expect(await createPersistence(throwing).ask()).toBe('unknown');
});
