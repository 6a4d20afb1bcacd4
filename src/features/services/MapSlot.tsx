import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';
import type { MapSectionProps } from './mapProps';
import styles from './ServicesPage.module.css';

type MapSection = ComponentType<MapSectionProps>;

/** The slot for the map beside the list. The list never waits for the map's code, nor fails with it. */
export function MapSlot(props: MapSectionProps) {
  const [code, setCode] = useState<{ MapSection?: MapSection; failed?: true }>({});
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    let wanted = true;
    import('./MapSection')
      .then((section) => section.MapSection)
      .then(
        (MapSection) => {
          if (!wanted) return;
          hadFocus.current = place.current?.contains(document.activeElement) ?? false;
          setCode({ MapSection });
        },
        () => wanted && setCode({ failed: true }),
      );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  // After "Try again" the focus goes to the first element of the map.
  useEffect(() => {
    if (code.MapSection && hadFocus.current)
      document.querySelector<HTMLElement>(`.${styles.map} input`)?.focus();
  }, [code.MapSection]);

  if (code.MapSection) return <code.MapSection {...props} />;
  const again = () => {
    // The button disappears.
    place.current?.focus({ preventScroll: true });
    setCode({});
    setAttempt((count) => count + 1);
  };
  return (
    <div ref={place} className={styles.map} tabIndex={-1}>
      {code.failed ? (
        <Status kind="failed" action={<Button onClick={again}>Try again</Button>}>
          The map could not be loaded. The list has all the places.
        </Status>
      ) : (
        <p>Loading the map…</p>
      )}
    </div>
  );
}
