import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { SelectField } from '../../components/SelectField/SelectField';
import { zoneChoices } from '@/shared/domain/events/time/eventTimeForm';
import { shortName } from '@/shared/domain/records/leftOut';
import { namesInWords } from '@/shared/domain/records/leftOutWords';

export interface ZoneDialogProps {
  /** The zone's name in the file. */
  name: string;
  /** The titles of the entries with times in it. */
  titles: readonly string[];
  /** The zone of the site, selected at first. */
  zone: string;
  opener: Element | null;
  /** A zone of the database; null: the entries stay out. */
  onAnswer: (zone: string | null) => void;
}

/** Countries of families and clinics abroad. */
const overseas = [
  { value: 'Pacific/Auckland', label: 'Auckland, New Zealand' },
  { value: 'Asia/Singapore', label: 'Singapore' },
  { value: 'Europe/London', label: 'London, United Kingdom' },
  { value: 'America/New_York', label: 'New York, United States' },
];

/** Asks for the time zone of a calendar file that does not define it. */
export function ZoneDialog({ name, titles, zone, opener, onAnswer }: ZoneDialogProps) {
  const [chosen, setChosen] = useState('');
  return (
    <Dialog
      open
      role="alertdialog"
      title="Which time zone is it?"
      description={`The file gives times in “${shortName(name)}”. We do not know that time zone. They belong to: ${namesInWords(titles.map(shortName))}.`}
      opener={opener}
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(chosen || zone)}
      actions={
        <>
          <Button kind="main" type="submit">
            Use this time zone
          </Button>
          <Button onClick={() => onAnswer(null)}>Leave them out</Button>
        </>
      }
    >
      <SelectField
        label="The times are those of"
        options={[...zoneChoices(zone, ''), ...overseas]}
        value={chosen}
        data-initial-focus=""
        onChange={({ target }) => setChosen(target.value)}
      />
    </Dialog>
  );
}
