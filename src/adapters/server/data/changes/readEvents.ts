/** One event of a stream. */
export interface StreamEvent {
  name: string;
  /** The server's name of the last change that is known after it; empty where the event has none. */
  id: string;
  data: unknown;
}

function parseEvent(text: string): StreamEvent | null {
  const field = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const name = field('event');
  // A comment, by which the server says that it is there.
  if (name === undefined) return null;
  return { name, id: field('id') ?? '', data: JSON.parse(field('data') ?? 'null') as unknown };
}

/**
 * Reads server-sent events as this server writes them: one line of data each.
 * @param onBytes is called whenever something arrives, a comment as well.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const parts = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = parts.pop()!;
    for (const part of parts) {
      const event = parseEvent(part);
      if (event) yield event;
    }
  }
}
