import type { z } from 'zod';
import { operation, types } from '../operation';
import type {
  editablePlace,
  placeList,
  placeOrder,
  placeVersion,
  placeWrite,
  servicesImport,
  servicesImported,
} from '../schemas/services';

/** Checks a file of places, or brings it in. */
export const importServices = operation(
  'POST',
  '/api/services',
  types<typeof servicesImport, typeof servicesImported>,
);

/** The list as a file, as `as` says; a file is no JSON. */
export const exportServices = operation('GET', '/api/services/export', types<null, z.ZodUnknown>);

/** All places with their checks, also the retired ones. */
export const listPlaces = operation('GET', '/api/services/places', types<null, typeof placeList>);

/** Adds a place. */
export const addPlace = operation(
  'POST',
  '/api/services/places',
  types<typeof placeOrder, typeof editablePlace>,
);

/** Changes a place, where it still has the version that was seen. */
export const changePlace = operation(
  'PUT',
  '/api/services/places/:id',
  types<typeof placeWrite, typeof editablePlace>,
);

/** Takes a place off the list; `version` is the one that was seen. */
export const retirePlace = operation('DELETE', '/api/services/places/:id', types<null, typeof editablePlace>);

/** Puts it back. */
export const restorePlace = operation(
  'POST',
  '/api/services/places/:id/restore',
  types<typeof placeVersion, typeof editablePlace>,
);
