import type { Page } from '@playwright/test';
import type { Driver, InPage } from './drivers/driver';

/** As much of Playwright’s page as the checks need that look at a page by one function in it. */
export function asPage(driver: Driver): Page {
  const page = {
    evaluate: <Args extends unknown[], Answer>(script: InPage<Args, Answer>, ...args: Args) =>
      driver.evaluate(script, ...args),
  };
  return page as unknown as Page;
}
