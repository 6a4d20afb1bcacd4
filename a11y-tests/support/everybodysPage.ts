import type { Page } from '@playwright/test';

/**
 * Lets the next page come as it is for everybody, as from the service worker without a network: what it shows is asked for by its code.
 */
export async function getEverybodysPage(page: Page): Promise<void> {
  let isNext = true;
  await page.route(
    () => isNext,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      isNext = false;
      const headers = { ...(await route.request().allHeaders()), cookie: 'nobody=1' };
      return route.fulfill({ response: await route.fetch({ headers }) });
    },
  );
}
