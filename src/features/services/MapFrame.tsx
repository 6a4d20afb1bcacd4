import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Status } from '../../components/Status/Status';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import type { RouteEstimate } from '@/shared/domain/services/routeEstimate';
import { usePorts } from '../../ports/ports';
import { MapSources } from './MapSources';
import type { MapSectionProps } from './mapProps';
import { streetWords, type StreetState } from './streetState';
import { useAim } from './useAim';
import { useMapCode } from './useMapCode';
import styles from './MapSection.module.css';

interface MapFrameProps extends Omit<MapSectionProps, 'onSearch'> {
  route: RouteEstimate | null;
  onPlanFrom: (place: ServiceLocation) => void;
}

/** The pause in moving the map before its new view is announced, in milliseconds. */
const rest = 500;

/** The map, or a sentence in its place, and a description of its view. */
export function MapFrame({ all, origin, onPlanFrom, onBackToList, ...props }: MapFrameProps) {
  const { shown, asked, route } = props;
  const id = useId();
  const { clock } = usePorts();
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const [buttonsAt, setButtonsAt] = useState<HTMLDivElement | null>(null);
  const { code, tryAgain, giveUp } = useMapCode(frame);
  const [aim, aimAtAll] = useAim({ shown, origin, route }, all.length);
  const [inView, setInView] = useState<number | null>(null);
  const [isLost, setLost] = useState(false);
  const [streets, setStreets] = useState<StreetState>('fine');
  const viewWords = inView === null ? '' : `Places in view: ${inView} of ${shown.length}.`;

  const [moved, setMoved] = useState(false);
  const onView = useCallback((places: number, byHand: boolean) => {
    setInView(places);
    if (byHand) setMoved(true);
  }, []);
  useEffect(() => {
    if (!moved) return;
    return clock.after(rest, () => {
      setMoved(false);
      announce(viewWords);
    });
  }, [moved, viewWords, clock, announce]);

  const seeAll = () => {
    aimAtAll();
    setMoved(true);
  };

  // "Show on map" before the map has loaded: scrolling to it starts the load, and it takes the focus once it is there.
  useEffect(() => {
    if (asked && code.state !== 'ready') frame.current?.focus();
  }, [asked, code.state]);

  const again = () => {
    // The button disappears, its frame stays.
    frame.current?.focus({ preventScroll: true });
    tryAgain();
  };

  return (
    <>
      <a className={`alone visually-hidden ${styles.skip}`} href={`#${id}-after`}>
        Skip the map
      </a>
      <div ref={frame} className={styles.frame} data-state={code.state} tabIndex={-1}>
        {code.state === 'waiting' && <p className={styles.instead}>Loading the map…</p>}
        {code.state === 'unable' && (
          <p className={styles.instead}>This browser cannot show the map. The list has all the places.</p>
        )}
        {code.state === 'failed' && (
          <Status kind="failed" action={<Button onClick={again}>Try again</Button>}>
            The map could not be loaded. The list has all the places.
          </Status>
        )}
        {code.state === 'ready' && (
          <code.ServiceMap
            {...props}
            aim={aim}
            buttonsAt={buttonsAt}
            onPlanFrom={onPlanFrom}
            onView={onView}
            onStreets={setStreets}
            onLost={setLost}
            onBroken={giveUp}
          />
        )}
      </div>
      {isLost && (
        <Status kind="failed" action={<Button onClick={again}>Draw the map again</Button>}>
          The map lost its picture. The places on it are still there, and in the list.
        </Status>
      )}
      <div ref={setButtonsAt} className="no-print" />
      <div id={`${id}-after`} className={styles.under} tabIndex={-1}>
        <Button size="small" className={styles.back} onClick={onBackToList}>
          Back to the list
        </Button>
        {code.state === 'ready' && (
          <>
            {streets !== 'fine' && <p role="status">{streetWords[streets]}</p>}
            <div className={styles.view}>
              <p>{viewWords}</p>
              <Button size="small" onClick={seeAll}>
                See all on the map
              </Button>
            </div>
            <MapSources />
          </>
        )}
      </div>
    </>
  );
}
