import type { z } from 'zod';
import { operation, types } from '../operation';
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
export const listServices = operation('GET', '/api/services', types<null, Read>);

/** Checks a file of places, or brings it in. */
export const importServices = operation(
  'POST',
  '/api/services',
  types<typeof servicesImport, typeof servicesImported>,
);

/** The list as a file, for administrators; `as` names its form. */
export const exportServices = operation('GET', '/api/services/export', types<null, Read>);

/** The list as a feed, for everybody, where the operator has turned it on; `as` names its form. */
export const readServiceFeed = operation('GET', '/api/services/feed', types<null, Read>);

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

/** The suburbs that begin with two letters or digits. */
export const listSuburbs = operation('GET', '/api/suburbs/:prefix', types<null, Read>);

/** A sign of life. */
export const readHealth = operation('GET', '/api/health', types<null, typeof health>);
