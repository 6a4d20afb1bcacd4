/**
 * A slow mobile network: what Chrome's developer tools apply for "Slow 4G", whose label says 150 ms and 1.6 Mbit/s. They delay whole
 * requests, so they count a connection's round trips in with 3.75 times the delay and nine tenths of the speed.
 * `BENCH_NETWORK=label` takes the figures of the label as they are.
 */
const networks = {
  applied: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  label: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
const network = networks[process.env.BENCH_NETWORK ?? 'applied'];
if (!network) throw new Error(`BENCH_NETWORK is one of: ${Object.keys(networks).join(', ')}`);

/** What the figures are measured with, in words. */
export const phoneWords = `Slow 4G (${network.latency} ms a request), 4x CPU`;

/** The part of the screen that a page has on a phone. */
export const phone = { viewport: { width: 412, height: 823 }, locale: 'en-AU' };

/** Gives a page the network and the processor of a phone. @returns its session with the developer tools. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}
