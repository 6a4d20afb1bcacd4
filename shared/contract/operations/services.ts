import type { z } from 'zod';
import { operation, types } from '../operation';
import type { health, readiness } from '../schemas/common';

/** The input of `parseServiceLocations`; files are no JSON. */
type Read = z.ZodUnknown;

/** The places that everybody sees. */
export const listServices = operation('GET', '/api/services', types<null, Read>);

/** The list as a feed, for everybody, where the operator has turned it on; `as` names its form. */
export const readServiceFeed = operation('GET', '/api/services/feed', types<null, Read>);

/** The suburbs that begin with two letters or digits. */
export const listSuburbs = operation('GET', '/api/suburbs/:prefix', types<null, Read>);

/** A sign of life. */
export const readHealth = operation('GET', '/api/health', types<null, typeof health>);

/** Tells a load balancer whether to send people here, and operators what to look at. */
export const readReadiness = operation('GET', '/api/ready', types<null, typeof readiness>);
