import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialogs, useDialogs } from './Dialogs';
import type { DialogService } from './Dialogs';

test('where the code of the dialogs cannot be fetched, the call rejects', async () => {
  const browser = cdp();
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*/QueuedDialog.tsx*'] });
  onTestFinished(async () => {
    await browser.send('Network.setBlockedURLs', { urls: [] });
    await browser.send('Network.disable');
  });
  const services: DialogService[] = [];
  function Page() {
    services.push(useDialogs());
    return null;
  }
  await render(
    <Dialogs>
      <Page />
    </Dialogs>,
  );
  const [service] = services;
  const problem = 'Failed to fetch dynamically imported module';
  await expect(service!.notify('One.')).rejects.toThrow(problem);
  await expect(service!.ask({ question: 'Two?', confirm: 'Do it', keep: 'Leave it' })).rejects.toThrow(
    problem,
  );
});
