import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { check } from '../../components/Icon/paths';
import { SelectField } from '../../components/SelectField/SelectField';
import { walkingCaveat } from '@/shared/domain/services/distance';
import { listedWants, unknownWords, wantOf } from '@/shared/domain/services/placeWants';
import { toQuery } from '@/shared/domain/search/searchQuery';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import {
  openNow,
  wantLabels,
  withinChoices,
  type Asked,
  type Want,
} from '@/shared/domain/services/serviceFilters';
import type { ServicesView } from '@/shared/domain/services/servicesView';
import styles from './FindServices.module.css';

const pressed = (isPressed: boolean) => ({
  'aria-pressed': isPressed,
  ...(isPressed ? ({ kind: 'main', icon: check } as const) : {}),
});

const distances = [
  { value: '', label: 'Any distance' },
  ...withinChoices.map((within) => ({ value: String(within), label: `Within ${within} km` })),
];

/** The props of the filters: not the page's own type, which depends on this. */
export interface NarrowServicesProps {
  page: {
    list: { places: readonly ServiceLocation[] };
    view: ServicesView;
    choices: { hasHours: boolean };
    /** The number of services that do not answer each question. */
    unknown: Partial<Record<Asked, number>>;
    chooseOpen: () => void;
    chooseUnknown: (asked: Asked) => void;
    /** @param want null: removes the filter. */
    chooseWant: (id: Want['id'], want: Want | null) => void;
    /** Kilometres; null for any distance. */
    chooseWithin: (within: number | null) => void;
  };
}

/**
 * The filters: open, step-free, free of charge, near, and a language. Each is offered where the data of the list
 * supports it.
 */
export function NarrowServices({ page }: NarrowServicesProps) {
  const { view } = page;
  const { places } = page.list;
  const { hasHours } = page.choices;
  const { open, origin, within, wants } = view;
  const listed = useMemo(() => listedWants(places), [places]);
  const wanted = (id: Want['id']) => wants.find((want) => want.id === id);
  const language = listed.languages.find((one) => wanted('speaks')?.words === wantOf('speaks', one).words);
  const asked = [
    ...(open ? [{ id: 'open' as const, unknownToo: open.unknownToo }] : []),
    ...wants.map(({ id, unknownToo }) => ({ id, unknownToo })),
  ];
  return (
    <>
      {(hasHours || listed.stepFree || listed.free) && (
        <div className={styles.ways}>
          {hasHours && (
            <Button {...pressed(open !== null)} onClick={page.chooseOpen}>
              {openNow}
            </Button>
          )}
          {(['stepFree', 'free'] as const)
            .filter((id) => listed[id])
            .map((id) => (
              <Button
                key={id}
                {...pressed(wanted(id) !== undefined)}
                onClick={() => page.chooseWant(id, wanted(id) ? null : wantOf(id))}
              >
                {wantLabels[id]}
              </Button>
            ))}
        </div>
      )}
      {listed.languages.length > 0 && (
        <SelectField
          label="Speaks"
          options={[
            { value: '', label: 'Any language' },
            ...listed.languages.map((one) => ({ value: one, label: one })),
          ]}
          value={language ?? ''}
          onChange={({ target: { value } }) =>
            page.chooseWant('speaks', value === '' ? null : wantOf('speaks', value))
          }
        />
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
      <div className={styles.unknown}>
        {asked.map((one) => (
          <UnknownPlaces
            key={one.id}
            asked={one.id}
            count={page.unknown[one.id] ?? 0}
            areShown={one.unknownToo}
            onPress={() => page.chooseUnknown(one.id)}
          />
        ))}
      </div>
    </>
  );
}

interface UnknownPlacesProps {
  asked: Asked;
  count: number;
  areShown: boolean;
  onPress: () => void;
}

/** The number of services that do not answer a question, and a button that shows them. */
function UnknownPlaces({ asked, count, areShown, onPress }: UnknownPlacesProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <div className={styles.ways}>
      <span id={id}>{unknownWords(asked, count, areShown)}</span>
      <Button {...pressed(areShown)} aria-describedby={id} onClick={onPress}>
        Show them too
      </Button>
    </div>
  );
}

/** The props of the search in the address. */
export interface SearchInAddressProps {
  page: {
    /** The last searched text; null before the first. */
    asked: string | null;
    setText: (text: string) => void;
    search: (text: string) => void;
  };
}

/** Keeps the search in the address, `/services?q=…`, so that a link and a reload restore it. Renders nothing. */
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
      // The person followed a link to the page itself.
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
