import { staleInPage, translateInPage } from '@/a11y-tests/support/translation';
import { Hands } from './hands';

/** The same hands, on pages that the browser translates from the moment on that they can be used. */
export class TranslatedHands extends Hands {
  override async settled() {
    await super.settled();
    await this.driver.evaluate(translateInPage, {});
  }

  /** A translation adds elements that axe knows nothing of: here counts that the page went on and says what is so. */
  override async audit(screen: string): Promise<void> {
    await this.isWhole();
    this.steps.push(`the translated page is whole: ${screen}`);
  }

  /** @throws Error where the page has ended or complained, or says what is no longer so */
  async isWhole(): Promise<void> {
    const isOver = await this.driver.evaluate(() =>
      document.body.textContent.includes('Something went wrong'),
    );
    const wrong = await this.driver.evaluate(() => (window as unknown as { wrong: string[] }).wrong);
    const stale = await this.driver.evaluate(staleInPage);
    const found = [...(isOver ? ['Something went wrong'] : []), ...wrong, ...stale];
    if (found.length > 0) throw new Error(found.join('\n'));
  }
}
