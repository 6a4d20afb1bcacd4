import { renewBefore } from '../identity';
import { deviceUseKey, pendingSignOutKey, sharedReadsPrefix, storageKeys } from '../local/storageKeys';
import { type FirstData, type FirstRequest, keyOf, renewalPath } from './firstData';
import { loginFromAnswer, loginFromStored } from './login';
import { pageSettingsElementId, type PageSettings } from '../../domain/screens/pageSettings';
import type { Access } from '../../domain/screens/screens';

/** What a page asks the server for first (scripts/firstViews.mjs has the table). */
export interface FirstAsked {
  access: Access;
  /** Addresses that are asked in the name of whoever is logged in. */
  own: readonly string[];
  /** Addresses whose answer is the same for everybody: the browser keeps it. */
  open: readonly string[];
}

/** The stored answer ends with its tag; it can be long, so that it is not read whole. */
function tagOf(storage: Storage, person: string, path: string): string | undefined {
  const [, name] = /^\/api\/(\w+)\?limit=/.exec(path) ?? [];
  const end = name && storage.getItem(`${sharedReadsPrefix}${person}.${name}`)?.slice(-200);
  const [, tag] = /"tag":("(?:[^"\\]|\\.)*")\}$/.exec(end ?? '') ?? [];
  return tag && (JSON.parse(tag) as string);
}

/**
 * Asks for the page's first data while its code is still on the way. It is in the head of each page, and small. The adapters
 * take the answers (`withFirstData`).
 * @param now in milliseconds, by this device's clock.
 * @throws whatever a browser throws that stores nothing: then nothing is asked.
 */
export function askFirst({ access, own, open }: FirstAsked, now: number): void {
  const storage = sessionStorage.getItem(deviceUseKey) ? sessionStorage : localStorage;
  const stored = storage.getItem(storageKeys.user);
  const user = JSON.parse(stored ?? 'null') as Parameters<typeof loginFromStored>[0] & { role: string };
  if (access !== 'public' && (!user || (access === 'admin' && user.role !== 'admin'))) return;
  const requests = new Map<string, FirstRequest>();
  (globalThis as FirstData).firstData = requests;

  const ask = (
    method: string,
    path: string,
    { token, knownEtag, cache = 'no-store' }: { token?: string; knownEtag?: string; cache?: RequestCache },
    onAnswer: (answer: Response) => Promise<Response> | Response = (answer) => answer,
  ) => {
    const answer = fetch(path, {
      method,
      cache,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(knownEtag && { 'if-none-match': knownEtag }),
      },
    }).then((response) => {
      // Some browsers cancel what nobody reads.
      response
        .clone()
        .text()
        .catch(() => undefined);
      return onAnswer(response);
    });
    answer.catch(() => undefined);
    const at = performance.now();
    requests.set(keyOf(method, path), { user: stored, named: !!token, knownEtag, at, answer });
  };
  const askOwn = (token: string) => {
    for (const path of own) {
      const knownEtag = tagOf(storage, user.id, path);
      ask('GET', path, { token, ...(knownEtag && { knownEtag }) });
    }
  };

  for (const path of open) ask('GET', path, { cache: 'no-cache' });
  const { firebase } = JSON.parse(
    document.getElementById(pageSettingsElementId)!.textContent,
  ) as PageSettings;
  const login = loginFromStored(user);
  if (!login || own.length === 0 || firebase || localStorage.getItem(pendingSignOutKey)) return;
  if (login.endsAt > now + renewBefore) askOwn(login.token);
  else {
    ask('POST', renewalPath, {}, async (answer) => {
      // Before anybody gets the answer: what is asked with its token must be found here.
      const renewed = answer.ok && loginFromAnswer(await answer.clone().json(), 0);
      if (renewed && renewed.account.uid === user.id) askOwn(renewed.token);
      return answer;
    });
  }
}
