import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button';
import styles from './Email.module.css';

/** The rest are shown on request. */
const mostShown = 20;

/** Lists the recipients by name: a count alone does not show a missing or a wrong person. */
export function ChosenPeople({ people }: { people: readonly { id: string; words: string }[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  if (people.length === 0) return null;
  const shown = showsAll ? people : people.slice(0, mostShown);
  return (
    <>
      <p id={headingId}>Chosen:</p>
      <ul className={styles.chosen} aria-labelledby={headingId}>
        {shown.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
      {people.length > mostShown && (
        <div className={styles.row}>
          <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? `Show the first ${mostShown} only` : `Show all ${people.length} who are chosen`}
          </Button>
        </div>
      )}
    </>
  );
}
