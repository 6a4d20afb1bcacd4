import { RecordDialog } from '../../components/Dialog/RecordDialog';
import { SelectField } from '../../components/SelectField/SelectField';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { fieldLabels } from '@/shared/domain/services/fieldLabels';
import { type CheckedField, checkedFields } from '@/shared/domain/services/placeChecks';
import { checkWords, type EditablePlace } from '@/shared/domain/services/placeWords';
import { states } from '@/shared/domain/services/states';
import {
  placeStatuses,
  placeStatusLabels,
  serviceTypeLabels,
} from '@/shared/domain/services/serviceLocation';
import { CheckedToday } from './CheckedToday';
import { type PlaceFormEvents, usePlaceForm } from './usePlaceForm';

export interface PlaceDialogProps extends PlaceFormEvents {
  /** The service to edit; null: a new one. */
  place: EditablePlace | null;
  /** People see the samples until this service is saved. */
  replacesSamples: boolean;
  opener: Element | null;
  /** The element to focus at the end, if not the opener. */
  focusAfter: () => HTMLElement | null;
}

const typeOptions = [
  { value: '', label: 'Choose one' },
  ...Object.values(serviceTypeLabels).map((label) => ({ value: label, label })),
];
const stateOptions = [{ value: '', label: 'Not known' }, ...states.map((value) => ({ value, label: value }))];
const statusOptions = [
  { value: '', label: 'As usual' },
  ...placeStatuses.map((value) => ({ value, label: placeStatusLabels[value] })),
];
const hints: Partial<Record<CheckedField, string>> = {
  alert: 'Such as: Closed this week because of flooding.',
  application_process: 'Such as: Ask your GP. Bring your Medicare card.',
  position: 'Such as -37.8136, 144.9631. Most maps let you copy this from a point.',
  url: 'Starts with https:// or http://',
  opening_hours: 'Such as Mo-Fr 09:00-17:00; Sa 10:00-12:00. People read it in words.',
  schedule: 'What the hours do not say, such as: not in January.',
};
const long: readonly CheckedField[] = ['description', 'accessibility'];

/** The form for one service. It stays open until everything is valid and stored. */
export function PlaceDialog({ place, replacesSamples, opener, focusAfter, ...events }: PlaceDialogProps) {
  const { form, known, draft, conflict, checked, setChecked, save, cancel } = usePlaceForm(place, events);
  const { field } = form;

  function draw(name: CheckedField) {
    // An empty field that was never checked has no note.
    const says = known && (field(name).value !== '' || known.checks?.[name]);
    const checkedBy = says ? checkWords(name, known.checks) : '';
    const common = {
      ...field(name),
      label: fieldLabels[name],
      hint: [hints[name], checkedBy].filter(Boolean).join(' ') || undefined,
    };
    if (name === 'type') return <SelectField key={name} {...common} options={typeOptions} />;
    if (name === 'status') return <SelectField key={name} {...common} options={statusOptions} />;
    if (name === 'state') return <SelectField key={name} {...common} options={stateOptions} />;
    if (long.includes(name)) return <TextArea key={name} {...common} rows={3} />;
    return <TextField key={name} {...common} type={name === 'phone' ? 'tel' : 'text'} />;
  }

  return (
    <RecordDialog
      {...{ form, draft, conflict }}
      summary={checkedFields}
      title={place ? `Edit ${place.name}` : 'Add a place'}
      description={[
        replacesSamples && 'The sample places go as soon as you save this one.',
        'Name, kind of service, latitude and longitude are needed. Leave empty what you do not know.',
      ]
        .filter(Boolean)
        .join(' ')}
      opener={opener}
      focusAfter={focusAfter}
      onClose={() => void cancel()}
      onSubmit={() => void save()}
    >
      {checkedFields.map(draw)}
      <CheckedToday checked={checked} onChange={setChecked} />
    </RecordDialog>
  );
}
