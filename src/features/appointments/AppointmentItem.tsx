import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Icon } from '../../components/Icon/Icon';
import { trash } from '../../components/Icon/lazyIcons';
import { calendar, clock, edit, pin, type IconShape } from '../../components/Icon/paths';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { isOutsideHours } from '@/shared/domain/appointments/appointmentRules';
import { outsideHours } from '@/shared/domain/appointments/appointmentTexts';
import { dateOf, hoursOf, nameOf } from '@/shared/domain/appointments/appointmentWords';
import styles from './AppointmentItem.module.css';

/** The id of an appointment's Edit button, to restore the focus. */
export const editButtonId = (id: string) => `edit-${id}`;

interface AppointmentItemProps {
  appointment: Appointment;
  onEdit: () => void;
  onDelete: () => void;
  /** Saves it as a file for the person's own calendar. */
  onSaveFile: () => void;
}

/** One of the person's own appointments. */
export function AppointmentItem({ appointment, onEdit, onDelete, onSaveFile }: AppointmentItemProps) {
  const { id, title, location, description, sample, notSent } = appointment;
  const which = <span className="visually-hidden">{` ${nameOf(appointment)}`}</span>;
  return (
    <Card
      title={title}
      level={4}
      badge={
        (sample && <Badge kind="example">Example</Badge>) ||
        (notSent && <Badge kind="example">Not sent yet</Badge>)
      }
      actions={
        <>
          <Button id={editButtonId(id)} size="small" icon={edit} onClick={onEdit}>
            Edit{which}
          </Button>
          <Button id={`delete-${id}`} size="small" kind="danger" icon={trash} onClick={onDelete}>
            Delete{which}
          </Button>
          <Button size="small" kind="quiet" onClick={onSaveFile}>
            Save as a calendar file{which}
          </Button>
        </>
      }
    >
      <Fact shape={calendar}>{dateOf(appointment)}</Fact>
      <Fact shape={clock}>
        <span>{hoursOf(appointment)}</span>
        {isOutsideHours(appointment) && <span className={styles.note}>{outsideHours}</span>}
      </Fact>
      {location && <Fact shape={pin}>{location}</Fact>}
      {description && <p className={styles.description}>{description}</p>}
    </Card>
  );
}

function Fact({ shape, children }: { shape: IconShape; children: React.ReactNode }) {
  return (
    <p className={styles.fact}>
      <Icon shape={shape} />
      <span>{children}</span>
    </p>
  );
}
