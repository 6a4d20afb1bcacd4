import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { fieldLabels } from '@/shared/domain/services/fieldLabels';
import { type CheckedField, checkedFields } from '@/shared/domain/services/placeChecks';
import styles from './CheckedToday.module.css';

export interface CheckedTodayProps {
  checked: readonly CheckedField[];
  onChange: (checked: readonly CheckedField[]) => void;
}

/** What a person says to have checked today: all of a place, or some of its fields. */
export function CheckedToday({ checked, onChange }: CheckedTodayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const partsId = useId();
  const isAll = checkedFields.every((field) => checked.includes(field));
  const toggle = (field: CheckedField, on: boolean) =>
    onChange(checkedFields.filter((one) => (one === field ? on : checked.includes(one))));
  return (
    <fieldset className={styles.checked}>
      <legend className={styles.legend}>What did you check today?</legend>
      <p>What you change counts as checked by you.</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? checkedFields : [])}
        />
        <span>I checked all of this today</span>
      </label>
      <div>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? partsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          I checked only some of it
        </Button>
      </div>
      {isOpen && (
        <div id={partsId}>
          {checkedFields.map((field) => (
            <label key={field} className={styles.choice}>
              <input
                type="checkbox"
                checked={checked.includes(field)}
                onChange={({ currentTarget }) => toggle(field, currentTarget.checked)}
              />
              <span>{fieldLabels[field]}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
