import type { Page } from '@playwright/test';

/** Elements with noticeable transitions or animations, or smooth scrolling. */
export async function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
        return animated || seconds(style.transitionDuration) > 0.01 || style.scrollBehavior === 'smooth';
      })
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);
  });
}
