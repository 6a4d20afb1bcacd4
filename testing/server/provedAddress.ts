import type { TestServer } from './testServer';

/** The last code that was mailed to an address, and the one of its link. */
export async function mailedCode(
  server: TestServer,
  email: string,
): Promise<{ digits: string; link: string }> {
  await server.parts.background.settled();
  const { text } = server.mails.findLast(
    ({ to, text: words }) => to === email && words.includes('#confirm='),
  )!;
  return { digits: /^\d{6}$/m.exec(text)![0], link: /#confirm=(\S+)/.exec(text)![1]! };
}

/** Proves an address, as by a code that its owner typed, without a mail. */
export async function proveAddress({ parts }: Pick<TestServer, 'parts'>, email: string): Promise<void> {
  await parts.accounts.proveAddress((await parts.accounts.byEmail(email))!.uid, parts.now());
}
