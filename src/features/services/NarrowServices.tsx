import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { check } from '../../components/Icon/paths';
import { SelectField } from '../../components/SelectField/SelectField';
import { walkingCaveat } from '../../domain/services/distance';
import { toQuery } from '../../domain/search/searchQuery';
import { openNow, unknownHoursWords, withinChoices } from '../../domain/services/serviceFilters';
import type { ServicesView } from '../../domain/services/servicesView';
import styles from './FindServices.module.css';

const pressed = (isPressed: boolean) => ({
  'aria-pressed': isPressed,
  ...(isPressed ? ({ kind: 'main', icon: check } as const) : {}),
});

const distances = [
  { value: '', label: 'Any distance' },
  ...withinChoices.map((within) => ({ value: String(within), label: `Within ${within} km` })),
];

/** What the choices work with: not the page's own type, which is made with this. */
export interface NarrowServicesProps {
  page: {
    view: ServicesView;
    /** Whether any place says when it is open. */
    hasHours: boolean;
    /** How many places do not say when they are open, where only open ones are wanted. */
    unknownHours: number;
    chooseOpen: () => void;
    chooseUnknownHours: () => void;
    /** Kilometres; null for any distance. */
    chooseWithin: (within: number | null) => void;
  };
}

/** What is open, and what is near enough: each is offered where the list can tell. */
export function NarrowServices({ page }: NarrowServicesProps) {
  const { view, hasHours, unknownHours } = page;
  const { open, origin, within } = view;
  const id = useId();
  return (
    <>
      {hasHours && (
        <div className={styles.ways}>
          <Button {...pressed(open !== null)} onClick={page.chooseOpen}>
            {openNow}
          </Button>
          {open && unknownHours > 0 && (
            <>
              <span id={id}>{unknownHoursWords(unknownHours, open.unknownToo)}</span>
              <Button {...pressed(open.unknownToo)} aria-describedby={id} onClick={page.chooseUnknownHours}>
                Show them too
              </Button>
            </>
          )}
        </div>
      )}
      {origin && (
        <SelectField
          label="How far"
          hint={walkingCaveat}
          options={distances}
          value={String(within ?? '')}
          onChange={({ target }) => page.chooseWithin(target.value === '' ? null : Number(target.value))}
        />
      )}
    </>
  );
}

/** What the address of a search works with. */
export interface SearchInAddressProps {
  page: {
    /** The last text that was searched for; null before the first. */
    asked: string | null;
    setText: (text: string) => void;
    search: (text: string) => void;
  };
}

/** Keeps the search in the address, `/services?q=…`, so that a link and a reload restore it. It shows nothing. */
export function SearchInAddress({ page }: SearchInAddressProps) {
  const { asked } = page;
  const navigate = useNavigate();
  const q = toQuery(new URLSearchParams(useLocation().search).get('q'));
  const before = useRef(q);
  const arrive = useEffectEvent((query: string) => {
    const wasThere = before.current !== '';
    before.current = query;
    if (query && query !== asked) {
      page.setText(query);
      page.search(query);
    } else if (!query && wasThere && asked) {
      // Somebody followed a link to the page itself.
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  });
  const keep = useEffectEvent((text: string) => {
    const query = toQuery(text);
    if (query !== q)
      void navigate(query ? `/services?${new URLSearchParams({ q: query })}` : '/services', {
        replace: true,
      });
  });
  useEffect(() => arrive(q), [q]);
  useEffect(() => {
    if (asked !== null) keep(asked);
  }, [asked]);
  return null;
}
