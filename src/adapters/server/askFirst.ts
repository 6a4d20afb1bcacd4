import { deviceUseKey, pendingSignOutKey, sharedReadsPrefix, storageKeys } from '../local/storageKeys';
import { type FirstData, type FirstRequest, keyOf } from './firstData';
import { loginFromStored } from './login';
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
 * @throws whatever a browser throws that stores nothing: then nothing is asked.
 */
export function askFirst({ access, own, open }: FirstAsked): void {
  const storage = sessionStorage.getItem(deviceUseKey) ? sessionStorage : localStorage;
  const stored = storage.getItem(storageKeys.user);
  const user = JSON.parse(stored ?? 'null') as Parameters<typeof loginFromStored>[0] & { role: string };
  if (access !== 'public' && (!user || (access === 'admin' && user.role !== 'admin'))) return;
  const requests = new Map<string, FirstRequest>();
  (globalThis as FirstData).firstData = requests;

  const ask = (
    path: string,
    { token, knownEtag, cache = 'no-store' }: { token?: string; knownEtag?: string; cache?: RequestCache },
  ) => {
    const answer = fetch(path, {
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
      return response;
    });
    answer.catch(() => undefined);
    const at = performance.now();
    requests.set(keyOf('GET', path), { user: stored, named: !!token, knownEtag, at, answer });
  };

  for (const path of open) ask(path, { cache: 'no-cache' });
  const { firebase } = JSON.parse(
    document.getElementById(pageSettingsElementId)!.textContent,
  ) as PageSettings;
  const login = loginFromStored(user);
  if (!login || firebase || localStorage.getItem(pendingSignOutKey)) return;
  for (const path of own) {
    const knownEtag = tagOf(storage, user.id, path);
    ask(path, { token: login.token, ...(knownEtag && { knownEtag }) });
  }
}
