import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { announceWhenSettled } from '../../components/LiveRegion/announceWhenSettled';
import { chosenUnknown, chosenWant } from '@/shared/domain/services/chosenWants';
import type { QuickFind } from '@/shared/domain/services/quickFinds';
import type { Asked, Want } from '@/shared/domain/services/serviceFilters';
import type { ServiceType } from '@/shared/domain/services/serviceLocation';
import { createServiceIndex } from '@/shared/domain/services/serviceSearch';
import {
  asOf,
  chosenOpen,
  chosenType,
  chosenWithin,
  countWords,
  everything,
  everythingFrom,
  mapSearched,
  quicklyFound,
  searched,
  shopsOnly,
  shownPlaces,
  withoutPosition,
  type ServicesView,
} from '@/shared/domain/services/servicesView';
import { PositionError } from '../../ports/position';
import { usePorts } from '../../ports/ports';
import { choicesFor } from './choicesFor';
import { bringAnswerIntoSight, listHeadingId } from './listHeading';
import type { SharedMapProps } from './mapProps';
import type { WayBack } from './place/useWayBack';
import { useFindingCode } from './useFindingCode';

/** A request to show a service: a new object each time, so that a service can be requested again. */
export interface ServiceRequest {
  readonly id: number;
}

/** The time that a search waits for pending suburbs, and for the code that fetches them, in milliseconds. */
const maxWait = 1500;

/** The shared state of list and map: the services, the filter, the start of distances, and the selected service. */
export function useServicesPage() {
  const ports = usePorts();
  const { clock } = ports;
  const list = use(ports.places());
  const index = useMemo(() => createServiceIndex(list.places), [list]);
  const { code, coming } = useFindingCode(index);
  const finder = code?.finder;
  /** The list with the suburbs that have loaded so far. */
  const known = () => finder?.index() ?? index;
  const [view, setView] = useState(everything);
  const [inBox, setText] = useState('');
  /** The view whose heading takes the focus, and so needs no message. */
  const [led, setLed] = useState<ServicesView | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const searchable = finder?.searchable ?? index;
  const { shown, unknown } = useMemo(() => shownPlaces(searchable, view), [searchable, view]);
  const choices = useMemo(() => choicesFor(list.places), [list]);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [inList, setInList] = useState<ServiceRequest | null>(null);
  const [onMap, setOnMap] = useState<ServiceRequest | null>(null);
  const item = new URLSearchParams(useLocation().search).get('item');
  const [opened, setOpened] = useState(item);
  // A request from before a service was opened is not repeated when the list returns.
  if (opened !== item) {
    setOpened(item);
    if (item !== null) {
      setInList(null);
      setOnMap(null);
    }
  }
  const [locating, setLocating] = useState(false);
  const [, setArrivals] = useState(0);
  /** The last search: a later one replaces one that waits for suburbs. */
  const latest = useRef<object | null>(null);
  const count = countWords(view, shown.length);

  useEffect(() => {
    if (view === everything) return undefined;
    if (view === led) {
      document.getElementById(listHeadingId)?.focus();
      return undefined;
    }
    bringAnswerIntoSight();
    return announceWhenSettled(view.message ? `${view.message} ${count}.` : `${count}.`);
  }, [count, view, led]);

  /** Fetches the suburbs that begin with the typed text, and draws them when they arrive. */
  const typed = (text: string) => void finder?.ask(text)?.then(() => setArrivals((before) => before + 1));
  const typedBefore = useEffectEvent(() => typed(inBox));
  useEffect(() => {
    // The person may have typed before the code had loaded, and may not continue.
    if (finder) typedBefore();
  }, [finder]);

  /** Each press also updates the time for the opening hours. */
  const change = (next: (now: ServicesView) => ServicesView) =>
    setView((now) => asOf(next(now), clock.now()));

  const lead = (next: ServicesView) => {
    const fresh = asOf(next, clock.now());
    setLed(fresh);
    setView(fresh);
  };

  const showInList = (id: number) => {
    if (!shown.some(({ place }) => place.id === id)) setView(everythingFrom(view));
    setSelectedId(id);
    setInList({ id });
  };

  /** Asks the browser for this device's position, or explains why that is unknown. The browser may ask the person. */
  const locate = async () => {
    setLocating(true);
    try {
      return { origin: { ...(await ports.position()), label: 'you' } };
    } catch (error) {
      return { problem: error instanceof PositionError ? error.code : ('unavailable' as const) };
    } finally {
      setLocating(false);
    }
  };

  /** @param text the typed suburb or city, in case the position stays unknown. */
  const findMe = async (text: string) => {
    const { origin, problem } = await locate();
    change((now) =>
      origin
        ? { ...now, find: 'near', origin, message: null, others: [] }
        : withoutPosition(known(), now, problem, text),
    );
  };

  const findQuickly = async ({ type }: QuickFind) => {
    const focused = document.activeElement;
    const { origin, problem } = await locate();
    const next = quicklyFound(type, clock.now(), origin ?? null);
    if (problem) return setView(withoutPosition(known(), next, problem, ''));
    // A person who has moved the focus meanwhile is left alone.
    if (document.activeElement === focused) setLed(next);
    setView(next);
  };

  const showOnMap = (id: number) => {
    setSelectedId(id);
    setOnMap({ id });
  };

  /** Searches at once, or after the matching suburbs, and the code that fetches them, have loaded. */
  const search = (text: string) => {
    let by = finder;
    const answer = () => change((now) => (by ? by.searched(now, text) : searched(index, now, text)));
    setAsked(text);
    const turn = {};
    latest.current = turn;
    const waiting = by
      ? by.ask(text, true)
      : coming.current?.then((late) => (by = late?.finder)?.ask(text, true));
    if (!waiting) return answer();
    const timeout = new Promise<void>((resolve) => void clock.after(maxWait, resolve));
    void Promise.race([waiting, timeout]).then(() => latest.current === turn && answer());
  };

  const map: SharedMapProps = {
    shown,
    all: list.places,
    suggest: finder?.suggestPlaces ?? null,
    origin: view.origin,
    selectedId,
    asked: onMap,
    onSelect: setSelectedId,
    onShowInList: showInList,
    onSearch(words) {
      const next = mapSearched(searchable, view, words);
      setAsked('');
      setView(next ?? everythingFrom(view));
      return next !== null;
    },
  };

  return {
    list,
    view,
    /** The text in the search box. It stays while a service's own page is open, as the results do. */
    text: inBox,
    setText,
    shown,
    /** The number of services that do not answer each question. */
    unknown,
    choices,
    /** The filters, once their code has loaded. */
    NarrowServices: code?.NarrowServices ?? null,
    /** Keeps the search in the address, once its code has loaded. */
    SearchInAddress: code?.SearchInAddress ?? null,
    /** The last searched text; null before the first. */
    asked,
    /** The heading over the list. */
    count,
    selectedId,
    /** The service that the list shows next. */
    inList,
    /** True while the browser determines this device's position. */
    locating,
    /** The props of the map. */
    map,
    /** The suggestions of the search box: whole searches first. Null until its code has loaded. */
    suggest: finder?.suggest ?? null,
    /** Handles a chosen suggestion. @returns the text for the box. */
    choose(text: string): string {
      const quick = finder?.quickFind(text);
      setAsked(quick ? '' : text);
      if (quick) void findQuickly(quick);
      else search(text);
      return quick ? '' : text;
    },
    search,
    /** Starts from another area of the typed name. Its button disappears, so the focus goes to the list. */
    startFrom(area: string) {
      setAsked(area);
      lead(searched(known(), view, area));
    },
    /** Shows more for an empty list. Its button disappears, too. */
    showMore(more: 'farther' | 'closed' | 'all' | Want['id']) {
      if (more === 'all') {
        setAsked('');
        lead(everythingFrom(view));
      } else if (more === 'farther') lead(chosenWithin(view, null));
      else lead(more === 'closed' ? chosenOpen(view, clock.now()) : chosenWant(view, more, null));
    },
    typed,
    findMe: (text: string) => void findMe(text),
    showShops: () => change(shopsOnly),
    chooseType: (type: ServiceType) => change((now) => chosenType(now, type)),
    chooseOpen: () => change((now) => chosenOpen(now, clock.now())),
    chooseUnknown: (what: Asked) => change((now) => chosenUnknown(now, what)),
    chooseWant: (id: Want['id'], want: Want | null) => change((now) => chosenWant(now, id, want)),
    /** @param within kilometres; null for any distance. */
    chooseWithin: (within: number | null) => change((now) => chosenWithin(now, within)),
    showOnMap,
    /** The service in the address, with its own page open; null for the list. */
    item,
    /** Shows a service in the list or on the map. @returns false where it is not listed. */
    goTo(id: number, way: WayBack) {
      const isListed = list.places.some((place) => place.id === id);
      if (isListed) (way === 'map' ? showOnMap : showInList)(id);
      return isListed;
    },
  };
}
