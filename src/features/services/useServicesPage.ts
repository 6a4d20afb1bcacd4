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

/** A request to go to a place: a new object each time, so that the same place can be asked for again. */
export interface ServiceRequest {
  readonly id: number;
}

/** How long a search waits for suburbs that are on their way, and for the code that asks for them, in milliseconds. */
const maxWait = 1500;

/** What the list and the map share: the places, the filter, where distances start, and the place that is marked. */
export function useServicesPage() {
  const ports = usePorts();
  const { clock } = ports;
  const list = use(ports.places());
  const index = useMemo(() => createServiceIndex(list.places), [list]);
  const { code, coming } = useFindingCode(index);
  const finder = code?.finder;
  /** The list with the suburbs that are known by now. */
  const known = () => finder?.index() ?? index;
  const [view, setView] = useState(everything);
  const [inBox, setText] = useState('');
  /** The view whose heading takes the focus, and so says by itself what a message would say. */
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
  // What was asked for before a place was opened is not gone to again when the list comes back.
  if (opened !== item) {
    setOpened(item);
    if (item !== null) {
      setInList(null);
      setOnMap(null);
    }
  }
  const [locating, setLocating] = useState(false);
  const [, setArrivals] = useState(0);
  /** The last search: one that waits for suburbs is not answered after another. */
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

  /** Somebody types: the suburbs that begin so are fetched, and what has come is drawn. */
  const typed = (text: string) => void finder?.ask(text)?.then(() => setArrivals((before) => before + 1));
  const typedBefore = useEffectEvent(() => typed(inBox));
  useEffect(() => {
    // Somebody may have typed before the code was there, and may not type on.
    if (finder) typedBefore();
  }, [finder]);

  /** Each press is also the moment as of which places are open. */
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

  /** Where this device is, or why that is unknown. The browser may ask the person. */
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

  /** @param text the suburb or city that is typed already, for the case that the position stays unknown. */
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
    // Who has gone elsewhere meanwhile stays there.
    if (document.activeElement === focused) setLed(next);
    setView(next);
  };

  const showOnMap = (id: number) => {
    setSelectedId(id);
    setOnMap({ id });
  };

  /** Searches at once, or as soon as the suburbs that begin so have come: after their code, where that is on its way. */
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
    /** What is in the search box. It stays there while a place's own page is open, as what was found does. */
    text: inBox,
    setText,
    shown,
    /** Of each that is asked, how many places do not say it. */
    unknown,
    choices,
    /** The choices that show fewer places, once their code is there. */
    NarrowServices: code?.NarrowServices ?? null,
    /** Keeps the search in the address, once its code is there. */
    SearchInAddress: code?.SearchInAddress ?? null,
    /** The last text that was searched for; null before the first. */
    asked,
    /** The heading over the list. */
    count,
    selectedId,
    /** The place that the list goes to. */
    inList,
    /** Whether the browser is looking for where this device is. */
    locating,
    /** What the map is given. */
    map,
    /** What the box for searching suggests: whole searches first. Null until its code is there. */
    suggest: finder?.suggest ?? null,
    /** A suggestion was chosen. @returns the text for the box. */
    choose(text: string): string {
      const quick = finder?.quickFind(text);
      setAsked(quick ? '' : text);
      if (quick) void findQuickly(quick);
      else search(text);
      return quick ? '' : text;
    },
    search,
    /** Starts from another area of the name that was typed. The button for it goes, so the focus goes to the list. */
    startFrom(area: string) {
      setAsked(area);
      lead(searched(known(), view, area));
    },
    /** What an empty list offers. The button for it goes, too. */
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
    /** The place that is open on its own page, as the address says; null for the list. */
    item,
    /** Goes to a place in the list or on the map. @returns false where it is not listed. */
    goTo(id: number, way: WayBack) {
      const isListed = list.places.some((place) => place.id === id);
      if (isListed) (way === 'map' ? showOnMap : showInList)(id);
      return isListed;
    },
  };
}
