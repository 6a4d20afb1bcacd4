import { Button } from '@/src/components/Button/Button';
import { ChoiceGroup } from '@/src/components/ChoiceGroup/ChoiceGroup';
import { Field } from '@/src/components/Field/Field';
import { FieldMessage } from '@/src/components/FieldMessage/FieldMessage';
import { DateTimeField } from '@/src/components/DateTimeField/DateTimeField';
import { PasswordField } from '@/src/components/PasswordField/PasswordField';
import { SearchField } from '@/src/components/SearchField/SearchField';
import { SelectField } from '@/src/components/SelectField/SelectField';
import { SuggestBox } from '@/src/components/SuggestBox/SuggestBox';
import { TextArea } from '@/src/components/TextArea/TextArea';
import { TextField } from '@/src/components/TextField/TextField';
import { typedMoment } from '@/shared/domain/text/typedDate';
import { Rows, nothing } from './frame';
import type { Pictures } from './pictures';

const rules = [
  { id: 'length', label: 'At least 8 characters', met: true },
  { id: 'number', label: 'One number (0 to 9)', met: false },
];

/** A native box whose label goes when somebody types. */
const labelInside = (words: string) => <input placeholder={words} />;

/** Do and don't of what people fill in. */
export const fields: Pictures = {
  ChoiceGroup: [
    <ChoiceGroup
      key="1"
      legend="How do you get there?"
      type="radio"
      options={['By bus', 'By car', 'On foot'].map((label) => ({ value: label, label }))}
      chosen={['By bus']}
    />,
    <ChoiceGroup
      key="2"
      legend="Transport"
      options={['No car', 'Not by bus'].map((label) => ({ value: label, label }))}
      chosen={['No car']}
    />,
  ],
  DateTimeField: [
    <DateTimeField
      key="1"
      label="Start Time"
      hint="You can book from today to Sunday 21 February 2027."
      value=""
      writing={typedMoment}
      today="2026-11-21"
      onChange={nothing}
    />,
    <TextField key="2" label="Date (DD/MM/YYYY HH:MM)" defaultValue="" />,
  ],
  Field: [
    <Field key="1" label="Town or suburb" hint="Where you live now.">
      {(control) => <input {...control} defaultValue="Footscray" />}
    </Field>,
    <div key="2">{labelInside('Town or suburb')}</div>,
  ],
  FieldMessage: [
    <FieldMessage key="1" kind="error" id="guide-good">
      Enter a time, like 10:00 am.
    </FieldMessage>,
    <FieldMessage key="2" kind="error" id="guide-bad">
      Invalid value.
    </FieldMessage>,
  ],
  PasswordField: [
    <PasswordField
      key="1"
      label="Password"
      autoComplete="new-password"
      rules={rules}
      value="marigold"
      onChange={nothing}
    />,
    <PasswordField
      key="2"
      label="Password"
      autoComplete="new-password"
      error="Your password is too weak."
      value="marigold"
      onChange={nothing}
    />,
  ],
  SearchField: [
    <SearchField key="1" label="Search resources" action="#search" />,
    <div key="2" className="story-row">
      {labelInside('…')} <span className="story-sign">⌕</span>
    </div>,
  ],
  SelectField: [
    <SelectField
      key="1"
      label="How do you get there?"
      options={['By bus', 'By car', 'By train', 'On foot'].map((label) => ({ value: label, label }))}
    />,
    <SelectField
      key="2"
      label="Transport mode"
      options={['TM-03 (train)', 'TM-01 (car)', 'N/A'].map((label) => ({ value: label, label }))}
    />,
  ],
  SuggestBox: [
    <div key="1">
      <Field label="Suburb">
        {(control) => (
          <SuggestBox {...control} value="Foot" suggest={null} onChoose={nothing} onChange={nothing} />
        )}
      </Field>
      <Rows words={['Footscray', 'Footscray West']} />
    </div>,
    <TextField key="2" label="Suburb" error="Choose a suburb from the list." defaultValue="Foot" />,
  ],
  TextArea: [
    <TextArea key="1" label="What should people bring?" hint="No more than 200 words." defaultValue="" />,
    <TextField key="2" label="Description" defaultValue="Bring a cup, a chair, a hat and" />,
  ],
  TextField: [
    <TextField
      key="1"
      label="Telephone (optional)"
      hint="For example, 0412 345 678."
      defaultValue="0412 345 678"
    />,
    <div key="2" className="story-column">
      <TextField label="Phone no." error="Wrong format." defaultValue="0412345678" />
      <Button>Submit</Button>
    </div>,
  ],
};
