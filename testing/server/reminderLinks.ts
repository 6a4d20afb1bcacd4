import type { ReminderServer } from './reminderServer';
import type { TestServer } from './testServer';

/** Sends what is due. @returns the paths of the two links in the last email. */
export async function linksOf({ server }: ReminderServer): Promise<{ answer: string; stop: string }> {
  await server.parts.messages!.sendDue();
  const { text } = server.mails.at(-1)!;
  const [answer, stop] = [...text.matchAll(/http:\/\/localhost:3000(\/reminder\?link=\S+)/g)].map(
    ([, path]) => path,
  );
  return { answer: answer!, stop: stop! };
}

/** The page of a link, as tests look at it. */
export interface ShownLink {
  status: number;
  /** Its heading. */
  title: string;
  buttons: string[];
  /** The words of its main part. */
  text: string;
  html: string;
  headers: Record<string, string | string[] | number | undefined>;
}

function pageOf({ status, text, headers }: Awaited<ReturnType<TestServer['send']>>): ShownLink {
  const words = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
  return {
    status,
    title: words(/<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? ''),
    buttons: [...text.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label]) => label!),
    text: words(text.split('<main')[1] ?? ''),
    html: text,
    headers,
  };
}

/** Opens a link. */
export const openLink = async (server: TestServer, path: string) => pageOf(await server.send('GET', path));

/** Presses the button with this answer on the page of a link. */
export const pressOnLink = async (server: TestServer, path: string, answer: string) =>
  pageOf(
    await server.send('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `answer=${answer}`,
    }),
  );
