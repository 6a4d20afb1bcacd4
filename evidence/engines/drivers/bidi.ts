/** An answer of the browser to one command. */
interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  /** Of an event. */
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

/** A connection by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export interface Bidi {
  /** @throws Error where the browser refuses the command */
  send<Result>(method: string, params?: object): Promise<Result>;
  /** Calls `hear` at each event of this name, once `session.subscribe` has asked for it. */
  on(event: string, hear: (params: unknown) => void): void;
  close(): void;
}

/** Connects to a browser that listens. @param address ws://… */
export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}`)));
  });
  const hearing = new Map<string, (params: unknown) => void>();
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') hearing.get(answer.method!)?.(answer.params);
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone'));
    waiting.clear();
  });
  let last = 0;
  return {
    async send<Result>(method: string, params: object = {}) {
      last += 1;
      const id = last;
      const answer = await new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
      if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
      return answer.result as Result;
    },
    on: (event, hear) => void hearing.set(event, hear),
    close: () => socket.close(),
  };
}
