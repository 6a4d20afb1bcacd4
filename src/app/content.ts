import type { Services } from '../ports/services';
import { checkedOn, mainNumbers } from '../seeds/mainNumbers';
import { once } from './loader';

const day = new Date(`${checkedOn}T00:00`);

/** The words and numbers that come with the product. What the first view does not need is fetched when it is used. */
export const content: Services['content'] = {
  frontPage: once(async () => {
    const [{ news }, { homeResources }] = await Promise.all([
      import('../seeds/news'),
      import('../seeds/homeResources'),
    ]);
    return { news, homeResources };
  }),
  mainNumbers,
  numbersChecked: day.toLocaleDateString('en-AU', { dateStyle: 'long' }),
  helpNumbers: once(async () => (await import('../seeds/helpNumbers')).helpNumbers),
};
