import { slowDown } from '../phone.mjs';

/** Tells when the first element that the selector finds has been painted. The same on our pages and on static ones. */
function tellWhenPainted(selector) {
  if (window !== window.top) return;
  let isAwaited = false;
  new MutationObserver((_, observer) => {
    if (isAwaited || !document.querySelector(selector)) return;
    isAwaited = true;
    observer.disconnect();
    const look = () => {
      if (!document.querySelector(selector)?.checkVisibility()) return requestAnimationFrame(look);
      // The frame is painted when this callback is over; a message comes after that.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => window.contentPainted(performance.now()));
      port1.start();
      return port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }).observe(document, { childList: true, subtree: true });
}

/** The requests of a page. A stream of changes never ends, and counts as answered when it has begun. */
export function watchRequests(session) {
  const open = new Set();
  let sent = 0;
  let lastChange = Date.now();
  const close = ({ requestId }) => {
    open.delete(requestId);
    lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    open.add(requestId);
    sent += 1;
    lastChange = Date.now();
  });
  session.on('Network.loadingFinished', close);
  session.on('Network.loadingFailed', close);
  session.on('Network.responseReceived', (event) => {
    if (event.response.mimeType === 'text/event-stream') close(event);
  });
  return {
    sent: () => sent,
    async quiet() {
      while (open.size > 0 || Date.now() - lastChange < 300)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/** Opens a page in a tab of its own. @returns when its content was painted, and how many requests were sent until then. */
export async function visit(context, address, selector) {
  const page = await context.newPage();
  try {
    const requests = watchRequests(await slowDown(page));
    let tell;
    const painted = new Promise((resolve, reject) => {
      const late = () => reject(new Error(`Nothing was painted of ${selector} on ${address}`));
      const timer = setTimeout(late, 60_000);
      tell = (time) => {
        clearTimeout(timer);
        resolve({ time, requests: requests.sent() });
      };
    });
    await page.exposeFunction('contentPainted', tell);
    await page.addInitScript(tellWhenPainted, selector);
    await page.goto(address, { waitUntil: 'commit' });
    const seen = await painted;
    // The next visit finds in the browser's cache whatever this one fetches after its first view.
    await requests.quiet();
    return seen;
  } finally {
    await page.close();
  }
}
