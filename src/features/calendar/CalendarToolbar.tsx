import { Button } from '../../components/Button/Button';
import { chevronLeft, chevronRight } from '../../components/Icon/paths';
import { ToggleGroup } from '../../components/ToggleGroup/ToggleGroup';
import styles from './CalendarFrame.module.css';

/** The views of the calendar, by FullCalendar's names. */
export type ViewName = 'dayGridMonth' | 'timeGridWeek' | 'timeGridDay' | 'listWeek';

const options = [
  { value: 'dayGridMonth', label: 'Month' },
  { value: 'timeGridWeek', label: 'Week' },
  { value: 'timeGridDay', label: 'Day' },
  { value: 'listWeek', label: 'List' },
] as const;

const units: Record<ViewName, string> = {
  dayGridMonth: 'month',
  timeGridWeek: 'week',
  timeGridDay: 'day',
  listWeek: 'week',
};

interface CalendarToolbarProps {
  view: ViewName;
  onView: (view: ViewName) => void;
  onStep: (step: 'prev' | 'next' | 'today') => void;
  onReset: () => void;
}

/** Moves back and forward, changes the view, and returns to the start. */
export function CalendarToolbar({ view, onView, onStep, onReset }: CalendarToolbarProps) {
  return (
    <div className={styles.bar} role="group" aria-label="Calendar">
      <div className={styles.steps}>
        <Button icon={chevronLeft} onClick={() => onStep('prev')}>
          {`Previous ${units[view]}`}
        </Button>
        <Button onClick={() => onStep('today')}>Today</Button>
        <Button icon={chevronRight} onClick={() => onStep('next')}>
          {`Next ${units[view]}`}
        </Button>
        <Button kind="quiet" onClick={onReset}>
          Reset View
        </Button>
      </div>
      <ToggleGroup label="View" options={options} value={view} onChange={onView} />
    </div>
  );
}
