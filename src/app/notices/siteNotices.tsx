import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { registerServiceWorker, removeServiceWorker } from '../../adapters/serviceWorker/registration';
import { reachServer } from '../../adapters/system/reachServer';
import { announce } from '../../components/LiveRegion/useAnnounce';
import {
  deadLinkWords,
  disconnectedLine,
  newVersionLine,
  reconnectedLine,
  typedLine,
  type Disconnected,
} from '@/shared/domain/text/connection';
import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { markDeadLinks } from './deadLinks';
import { followLater } from './followLater';
import { followServerTime } from './followServerTime';
import { SiteNotice, type SiteNoticeProps } from './SiteNotice';
import styles from './siteNotices.module.css';
import { typedField } from './typedField';

/** The delay before the server is asked again, in milliseconds. */
const askAgainAfter = 30_000;

/** The links that a browser needs to install the site. Not in the HTML, which would be larger for everybody. */
const installLinks = { manifest: '/manifest.webmanifest', 'apple-touch-icon': '/install/apple-180.png' };

/**
 * The line about a person's own records: the offer of a backup, where this browser has the only copy, or, where the
 * data is on the server, the changes that still wait here after a logout.
 */
const offers = {
  backup: async () => (await import('./backupOffer')).followBackupOffer,
  waiting: async () => (await import('./waitingNotice')).followWaitingNotice,
};

/** The line for people with an unconfirmed address. */
const addressLine = {
  open: async () => (await import('./addressNotice')).followAddressNotice,
  isFor: (user: User) => user.addressProved === false,
};

/** A list that shows its age may load after the line, in milliseconds: only one of the two is announced. */
const afterLists = 500;

/** True where a list reports the missing connection, and will report its return. */
const listSaysSo = () => document.querySelector('main')?.textContent.includes('No connection.') === true;

/** Calls back when the page has loaded everything. */
function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
}

/** The container for one line about the whole site. */
function createPlace() {
  const place = document.createElement('div');
  place.className = styles.place!;
  document.body.append(place);
  const root = createRoot(place);
  return (notice: SiteNoticeProps | null) => {
    const hadFocus = place.contains(document.activeElement);
    flushSync(() => root.render(notice && <SiteNotice {...notice} />));
    if (hadFocus && !place.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    }
  };
}

/** Announces a text once this page is visible, and only if it is still true then. */
function announceWhenSeen(text: string, isTrue: () => boolean): void {
  if (document.visibilityState === 'visible') announce(text);
  else
    document.addEventListener('visibilitychange', () => isTrue() && announce(text), {
      once: true,
    });
}

/**
 * Stores the site for use without a connection, unless the operator has turned that off, and shows a line without a
 * connection and for a new version. Starts after everything else has loaded, and runs as long as the product is open.
 */
export function startSiteNotices(ports: Ports): void {
  afterLoad(() => {
    for (const [rel, href] of Object.entries(installLinks))
      document.head.append(Object.assign(document.createElement('link'), { rel, href }));
    follow(ports);
  });
}

function follow(ports: Ports): void {
  const { can, settings, clock } = ports;
  const show = createPlace();
  let disconnected: Disconnected | null = null;
  let offer: SiteNoticeProps | null = null;
  let address: SiteNoticeProps | null = null;
  let wrongClock: SiteNoticeProps | null = null;
  let newVersion: 'unknown' | 'here' | 'asked' | 'later' = 'unknown';
  let shown: SiteNoticeProps | null = null;
  /** The announced lines: a line that another one had covered is not repeated. */
  const announced = new Set<string>();

  const load = () => {
    if (newVersion !== 'here' || !typedField()) return window.location.reload();
    newVersion = 'asked';
    update();
  };
  const later = () => {
    newVersion = 'later';
    update();
  };
  const keepWriting = () => {
    typedField()?.focus();
    later();
  };
  const find = (): SiteNoticeProps | null => {
    // The effect of a logout comes before the connection.
    if (offer && can.waitingChanges) return offer;
    if (disconnected) return { text: disconnectedLine(disconnected), actions: [] };
    // It never replaces other buttons, which may be about to be pressed, and keeps its own.
    if (wrongClock && shown?.once === wrongClock.once) return wrongClock;
    if (newVersion === 'unknown' || newVersion === 'later') return address ?? offer ?? wrongClock;
    // The focus stays on the first button: a second press must not reload over typed text.
    if (newVersion === 'asked')
      return {
        text: typedLine,
        actions: [
          { place: 'first', label: 'Keep writing', onPress: keepWriting },
          { place: 'second', label: 'Load it anyway', onPress: load },
        ],
      };
    return {
      text: newVersionLine,
      actions: [
        { place: 'first', label: 'Load it now', onPress: load },
        { place: 'second', label: 'Not now', onPress: later },
      ],
    };
  };
  let cancelAnnouncing = () => {};
  const update = () => {
    const notice = find();
    if (notice?.text === shown?.text) return;
    shown = notice;
    show(notice);
    cancelAnnouncing();
    if (!notice || announced.has(notice.once ?? notice.text)) return;
    const { text, once = text } = notice;
    announced.add(once);
    const say = () => announceWhenSeen(text, () => shown?.text === text);
    if (!disconnected || notice === offer) return say();
    cancelAnnouncing = clock.after(afterLists, () => {
      if (!listSaysSo()) say();
    });
  };
  const onNewVersion = () => {
    if (newVersion !== 'unknown') return;
    newVersion = 'here';
    update();
  };
  const off = settings.serviceWorker === 'off';
  if (off) removeServiceWorker().catch(() => undefined);
  const worker = off ? null : registerServiceWorker(onNewVersion);

  /** The visited pages: their code has loaded. */
  const visited = new Set<string>();
  let unmark = () => {};
  let marked: Disconnected | null = null;
  const markLinks = async (why: Disconnected | null) => {
    if (why === marked) return;
    marked = why;
    unmark();
    unmark = () => {};
    // A login page of a Wi-Fi network is not our subject.
    if (why === null || why === 'stranger') return;
    const kept = (await worker?.whatOpens().catch(() => [])) ?? [];
    if (marked !== why) return;
    for (const path of kept) visited.add(path);
    unmark = markDeadLinks({ opens: visited, others: why === 'offline', words: deadLinkWords[why] });
  };

  let cancel = () => {};
  let questions = 0;
  const setDisconnected = (why: Disconnected | null) => {
    void markLinks(why);
    if (disconnected && !why && !listSaysSo()) announce(reconnectedLine);
    if (disconnected && disconnected !== why) announced.delete(disconnectedLine(disconnected));
    disconnected = why;
    update();
  };
  const look = async () => {
    cancel();
    questions += 1;
    const question = questions;
    const reached = await reachServer();
    if (question !== questions) return;
    setDisconnected(reached === 'server' ? null : reached === 'stranger' ? reached : 'unreached');
    if (reached !== 'server') cancel = clock.after(askAgainAfter, () => void look());
  };
  const onOffline = () => {
    cancel();
    questions += 1;
    setDisconnected('offline');
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', () => void look());
  if (!navigator.onLine) onOffline();
  else
    void worker?.wasKept().then((kept) => {
      if (kept) void look();
    });

  const lookForOffer = followLater(
    ports,
    { open: can.ownBackup ? offers.backup : offers.waiting },
    (next) => {
      offer = next;
      update();
    },
  );
  const lookForAddress = followLater(ports, addressLine, (next) => {
    address = next;
    update();
  });
  if (can.serverTime)
    followServerTime(ports, (next) => {
      wrongClock = next;
      update();
    });
  let here = '';
  const onPage = () => {
    const { pathname } = window.location;
    if (pathname === here) return;
    here = pathname;
    visited.add(pathname);
    worker?.visited(pathname);
    lookForOffer();
    lookForAddress();
  };
  onPage();
  // Each page has its own title.
  new MutationObserver(onPage).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
