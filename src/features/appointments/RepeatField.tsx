import { SelectField } from '../../components/SelectField/SelectField';

interface RepeatProps {
  weeks: number;
  /** In how many weeks the times can be booked. */
  most: number;
  onChange: (weeks: number) => void;
}

/** The same again each week: so many plain appointments, each of which can be changed by itself. */
export function Repeat({ weeks, most, onChange }: RepeatProps) {
  const options = Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? 'Once only' : `Every week, ${index + 1} times`,
  }));
  return (
    <SelectField
      label="Repeat"
      options={options}
      value={String(weeks)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
