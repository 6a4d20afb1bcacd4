/** What answers at our server's address. `stranger`: somebody else does, such as the network of a hotel. */
export type Reached = 'server' | 'stranger' | 'nobody';

/** Asks the server for a sign of life. */
export async function reachServer(): Promise<Reached> {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return /json/.test(answer.headers.get('content-type') ?? '') ? 'server' : 'stranger';
  } catch {
    return 'nobody';
  }
}
