import { useId, useState, type Ref } from 'react';
import { Button } from '../../components/Button/Button';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { Field } from '../../components/Field/Field';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Status } from '../../components/Status/Status';
import { SuggestBox } from '../../components/SuggestBox/SuggestBox';
import { distanceWords } from '@/shared/domain/services/distance';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import {
  directionsAddress,
  durationText,
  estimateRoute,
  exampleRoute,
  routeNeedsBoth,
  spokenDuration,
  straightLine,
  type RouteEstimate,
} from '@/shared/domain/services/routeEstimate';
import type { Suggest } from '@/shared/domain/services/serviceSuggestions';
import styles from './RoutePlanner.module.css';

/** Start and end as typed. */
export interface RouteEnds {
  start: string;
  end: string;
}

interface RoutePlannerProps {
  /** The first and the last service are the ends of the example. */
  all: readonly ServiceLocation[];
  suggest: Suggest | null;
  ends: RouteEnds;
  onChange: (ends: RouteEnds) => void;
  /** Called with the route to draw. */
  onRoute: (route: RouteEstimate) => void;
  endField: Ref<HTMLInputElement>;
}

/** The distance, with the texts that it was calculated from. */
interface Answer extends RouteEnds {
  route: RouteEstimate;
}

const endLabels = { start: 'Start', end: 'End' } as const;

const inWords = ({ kilometres, minutes }: RouteEstimate) =>
  `${distanceWords(kilometres)}, ${spokenDuration(minutes)} at walking pace. ${straightLine}.`;

/** Two fields and a button for the straight-line distance. It needs no map. */
export function RoutePlanner({ all, suggest, ends, onChange, onRoute, endField }: RoutePlannerProps) {
  const id = useId();
  const announce = useAnnounce();
  const { notify } = useDialogs();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState('');

  const show = () => {
    const [start, end] = [ends.start.trim(), ends.end.trim()];
    setProblem('');
    if (!start || !end) {
      // Without the dialog's code the page shows the same text.
      notify(routeNeedsBoth).catch(() => setProblem(routeNeedsBoth));
      return;
    }
    const route = estimateRoute(start, end, all);
    if (!route) return;
    setAnswer({ start, end, route });
    onRoute(route);
    announce(route.known ? inWords(route) : `${exampleRoute(route)} ${inWords(route)}`);
  };

  return (
    <section className={styles.planner} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Plan a route</h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {(['start', 'end'] as const).map((name) => (
          <Field key={name} label={endLabels[name]}>
            {(control) => (
              <SuggestBox
                {...control}
                ref={name === 'end' ? endField : undefined}
                type="text"
                autoComplete="off"
                value={ends[name]}
                suggest={suggest}
                onChange={({ target }) => onChange({ ...ends, [name]: target.value })}
                onChoose={(text) => onChange({ ...ends, [name]: text })}
              />
            )}
          </Field>
        ))}
        <Button kind="main" type="submit">
          Show route
        </Button>
      </form>
      {problem && <Status kind="failed">{problem}</Status>}
      {answer && <RouteAnswer {...answer} />}
    </section>
  );
}

function RouteAnswer({ start, end, route }: Answer) {
  return (
    <Status kind="info">
      {!route.known && <p>{exampleRoute(route)}</p>}
      <p>
        {route.known && <span>{`${route.from.label} to ${route.to.label}: `}</span>}
        <strong>
          <span>{distanceWords(route.kilometres)}</span>,{' '}
          <span aria-hidden="true">{durationText(route.minutes)}</span>
          <span className="visually-hidden">{spokenDuration(route.minutes)}</span>
        </strong>{' '}
        at walking pace. <span>{straightLine}</span>.
      </p>
      <p>
        <a className="alone" href={directionsAddress(start, end)}>
          Get real directions (OpenStreetMap)
        </a>
      </p>
    </Status>
  );
}
