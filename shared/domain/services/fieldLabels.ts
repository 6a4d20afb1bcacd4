import type { CheckedField } from './placeChecks';

/** The label of each field of a place. */
export const fieldLabels: Record<CheckedField, string> = {
  name: 'Name',
  type: 'Kind of service',
  status: 'Is it running?',
  alert: 'What people have to know now',
  description: 'What happens there',
  eligibility_description: 'Who can come',
  application_process: 'How to apply',
  address_1: 'Street and number',
  suburb: 'Suburb',
  state: 'State or territory',
  postal_code: 'Postcode',
  position: 'Latitude and longitude',
  phone: 'Phone',
  url: 'Web address',
  opening_hours: 'Opening hours',
  schedule: 'When it is open, in words',
  fees_description: 'Cost',
  languages: 'Languages',
  accessibility: 'How to get in',
};
