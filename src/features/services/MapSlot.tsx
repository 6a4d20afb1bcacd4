import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';
import type { MapSectionProps } from './mapProps';
import styles from './ServicesPage.module.css';

type MapSection = ComponentType<MapSectionProps>;

/** The place of the map beside the list. The list never waits for its code, nor falls with it. */
export function MapSlot(props: MapSectionProps) {
  const [code, setCode] = useState<{ MapSection?: MapSection; failed?: true }>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    import('./MapSection')
      .then((section) => section.MapSection)
      .then(
        (MapSection) => wanted && setCode({ MapSection }),
        () => wanted && setCode({ failed: true }),
      );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  if (code.MapSection) return <code.MapSection {...props} />;
  if (!code.failed) return <p className={styles.map}>Loading the map…</p>;
  const again = () => {
    setCode({});
    setAttempt((count) => count + 1);
  };
  return (
    <div className={styles.map}>
      <Status kind="failed" action={<Button onClick={again}>Try again</Button>}>
        The map could not be loaded. The list has all the places.
      </Status>
    </div>
  );
}
