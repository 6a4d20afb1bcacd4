/** The responder at our server's address. `stranger`: another server, such as that of a hotel's network. */
export type Reached = 'server' | 'stranger' | 'nobody';

/** Checks that the server responds. */
export async function reachServer(): Promise<Reached> {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return /json/.test(answer.headers.get('content-type') ?? '') ? 'server' : 'stranger';
  } catch {
    return 'nobody';
  }
}
