import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { SelectField } from '../../components/SelectField/SelectField';
import { shortName } from '../../domain/records/leftOut';
import { namesInWords } from '../../domain/records/leftOutWords';

export interface ZoneDialogProps {
  /** What the file calls the zone. */
  name: string;
  /** The titles of the entries with times in it. */
  titles: readonly string[];
  /** The zone that is chosen at first. */
  zone: string;
  opener: Element | null;
  /** A zone of the database; null: the entries stay out. */
  onAnswer: (zone: string | null) => void;
}

const isAustralian = (zone: string) => zone.startsWith('Australia/');
const wordsOf = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ', ');

/** All zones of the browser, those of Australia first. */
function choices() {
  const all = Intl.supportedValuesOf('timeZone');
  const others = all.filter((zone) => !isAustralian(zone));
  return [
    ...all.filter(isAustralian).map((value) => ({ value, label: wordsOf(value).replace('Australia, ', '') })),
    ...others.map((value) => ({ value, label: wordsOf(value) })),
  ];
}

/** Asks which time zone a calendar file means where nothing says it. */
export function ZoneDialog({ name, titles, zone, opener, onAnswer }: ZoneDialogProps) {
  const [chosen, setChosen] = useState(zone);
  return (
    <Dialog
      open
      role="alertdialog"
      title="Which time zone is it?"
      description={`The file gives times in “${shortName(name)}”. We do not know that time zone. They belong to: ${namesInWords(titles.map(shortName))}.`}
      opener={opener}
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(chosen)}
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
        options={choices()}
        value={chosen}
        data-initial-focus=""
        onChange={({ target }) => setChosen(target.value)}
      />
    </Dialog>
  );
}
