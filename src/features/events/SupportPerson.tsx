import { Checkbox } from '../../components/ChoiceGroup/Checkbox';
import { isFull, type CommunityEvent } from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import type { Queued } from '../../ports/registrations';
import styles from './EventCard.module.css';
import { placeForm, type Places } from './useRegistrations';

export interface SupportPersonProps {
  event: CommunityEvent;
  past: boolean;
  /** The number of this person's seats. */
  mine: PlacesTaken | undefined;
  /** This person's positions on waiting lists, by the ids of the events. */
  waiting: ReadonlyMap<number, Queued>;
  /** Full events have a waiting list. */
  canWait: boolean;
  places: Pick<Places, 'pairs' | 'choosePair'>;
}

/** Asks for a second seat for a support person, before the person registers or joins the waiting list. */
export function SupportPerson({ event, past, mine, waiting, canWait, places }: SupportPersonProps) {
  const { id, title, capacity } = event;
  if (past || mine || waiting.has(id) || capacity === 1 || (isFull(event) && !canWait)) return null;
  return (
    <div className={styles.support}>
      <Checkbox
        label={
          <span>
            I bring a support person
            <span className="visually-hidden">{` to ${title}`}</span>
          </span>
        }
        form={placeForm.idOf(id)}
        name="places"
        value="2"
        aria-describedby={`event-${id}-support`}
        checked={places.pairs.includes(id)}
        // Enter would press the form's button, which is another question.
        onKeyDown={(press) => {
          if (press.key === 'Enter') press.preventDefault();
        }}
        onChange={(checked) => places.choosePair(id, checked)}
      />
      <p className={styles.kept} id={`event-${id}-support`}>
        They come free. You take 2 places.
      </p>
    </div>
  );
}
