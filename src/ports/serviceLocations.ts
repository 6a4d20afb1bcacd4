import type { ServiceLocation } from '../domain/services/serviceLocation';

/** The places where services are offered. */
export interface ServiceLocationList {
  places: readonly ServiceLocation[];
  /** True while these are the examples that come with the product: nobody has brought in real ones. */
  sample: boolean;
  /** True where the server did not answer, so that the examples stand in for whatever it has. */
  unreachable: boolean;
}

/**
 * Reads the list, in the order in which it was brought in. It never fails and never takes long: without an answer the
 * examples are the list.
 */
export type ReadServiceLocations = () => Promise<ServiceLocationList>;
