import type { z } from 'zod';
import { operation } from '../operation';
import type { health } from '../schemas/common';
import type {
  editablePlace,
  placeList,
  placeOrder,
  placeVersion,
  placeWrite,
  servicesImport,
  servicesImported,
} from '../schemas/services';

/** What `parseServiceLocations` reads; files are no JSON. */
type Read = z.ZodUnknown;

/** The places that everybody sees. */
export const listServices = operation<null, Read>()('GET', '/api/services');

/** Checks a file of places, or brings it in. */
export const importServices = operation<typeof servicesImport, typeof servicesImported>()(
  'POST',
  '/api/services',
);

/** The list as a file, for administrators; `as` names its form. */
export const exportServices = operation<null, Read>()('GET', '/api/services/export');

/** The list as a feed, for everybody, where the operator has turned it on; `as` names its form. */
export const readServiceFeed = operation<null, Read>()('GET', '/api/services/feed');

/** All places with their checks, also the retired ones. */
export const listPlaces = operation<null, typeof placeList>()('GET', '/api/services/places');

/** Adds a place. */
export const addPlace = operation<typeof placeOrder, typeof editablePlace>()('POST', '/api/services/places');

/** Changes a place, where it still has the version that was seen. */
export const changePlace = operation<typeof placeWrite, typeof editablePlace>()(
  'PUT',
  '/api/services/places/:id',
);

/** Takes a place off the list; `version` is the one that was seen. */
export const retirePlace = operation<null, typeof editablePlace>()('DELETE', '/api/services/places/:id');

/** Puts it back. */
export const restorePlace = operation<typeof placeVersion, typeof editablePlace>()(
  'POST',
  '/api/services/places/:id/restore',
);

/** The suburbs that begin with two letters or digits. */
export const listSuburbs = operation<null, Read>()('GET', '/api/suburbs/:prefix');

/** A sign of life. */
export const readHealth = operation<null, typeof health>()('GET', '/api/health');
