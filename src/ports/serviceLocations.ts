import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';

/** The list of service locations. */
export interface ServiceLocationList {
  places: readonly ServiceLocation[];
  /** True for the samples that come with the product, until a list is imported. */
  sample: boolean;
  /** True where the server did not answer, so that the samples are shown instead. */
  unreachable: boolean;
}

/**
 * Reads the list, in the order of its import. It never fails and never takes long: without an answer it
 * returns the samples.
 */
export type ReadServiceLocations = () => Promise<ServiceLocationList>;
