/** One of the resources that the home page leads to. */
export interface HomeResource {
  id: number;
  title: string;
  summary: string;
  /** The resource itself, within the product: `/resources?item=ID`. */
  url: string;
}

/** How long the home page's resources take to load, in milliseconds. */
export const homeResourcesDelay = 1000;
/** The text until then. */
export const loadingResources = 'Loading resources...';
/** The text when there are none. */
export const noResources = 'No resources found.';
