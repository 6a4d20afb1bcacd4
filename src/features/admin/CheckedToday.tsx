import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/ChoiceGroup/Checkbox';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { fieldLabels } from '@/shared/domain/services/fieldLabels';
import { type CheckedField, checkedFields } from '@/shared/domain/services/placeChecks';

export interface CheckedTodayProps {
  checked: readonly CheckedField[];
  onChange: (checked: readonly CheckedField[]) => void;
}

/** Records that the whole service, or some of its fields, was checked today. */
export function CheckedToday({ checked, onChange }: CheckedTodayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const partsId = useId();
  const isAll = checkedFields.every((field) => checked.includes(field));
  const toggle = (field: CheckedField, on: boolean) =>
    onChange(checkedFields.filter((one) => (one === field ? on : checked.includes(one))));
  return (
    <ChoiceGroup legend="What did you check today?" before={<p>What you change counts as checked by you.</p>}>
      <Checkbox
        label="I checked all of this today"
        checked={isAll}
        onChange={(all) => onChange(all ? checkedFields : [])}
      />
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
            <Checkbox
              key={field}
              label={fieldLabels[field]}
              checked={checked.includes(field)}
              onChange={(on) => toggle(field, on)}
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
