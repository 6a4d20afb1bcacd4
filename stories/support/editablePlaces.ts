import type { EditablePlace } from '@/shared/domain/services/placeWords';

/** Who has checked and retired them. */
export const admin = 'admin@example.org';

/** Checked more than a year before the day of the stories. */
export const bus: EditablePlace = {
  id: 1,
  name: 'Hall Street Bus',
  type: 'transport',
  lat: -33.9,
  lng: 151.3,
  suburb: 'Bondi',
  state: 'NSW',
  phone: '02 5550 0000',
  assured_date: '2024-03-03',
  checks: { phone: { by: admin, on: '2024-03-03' } },
  version: 'a',
};

/** Checked in that month. */
export const walks: EditablePlace = {
  ...bus,
  id: 2,
  name: 'Carlton Walks',
  type: 'exercise',
  suburb: 'Carlton',
  state: 'VIC',
  assured_date: '2026-11-01',
  version: 'b',
};

/** Retired. */
export const closed: EditablePlace = {
  ...bus,
  id: 3,
  name: 'Old Hall',
  type: 'community',
  retired: { by: admin, on: '2026-03-03' },
  version: 'c',
};
