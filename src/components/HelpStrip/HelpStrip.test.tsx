import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { HelpStrip } from './HelpStrip';

const setMedia = async (media: 'print' | '') =>
  void (await cdp().send('Emulation.setEmulatedMedia', { media }));

afterEach(() => setMedia(''));

test('the help numbers stay on paper when the page is printed', async () => {
  const number = { name: 'Lifeline', number: '13 11 14', href: 'tel:131114', hours: 'Day and night.' };
  await render(
    <HelpStrip title="Talk to a person" numbers={[number]} all={{ label: 'All numbers', href: '#help' }} />,
  );
  await setMedia('print');
  expect(matchMedia('print').matches).toBe(true);
  for (const words of ['Talk to a person', '13 11 14', 'Day and night.'])
    await expect.element(page.getByText(words)).toBeVisible();
});
