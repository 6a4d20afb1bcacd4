/** One of the resources that the home page leads to. */
export interface HomeResource {
  id: number;
  title: string;
  summary: string;
  /** The resource itself, within the product: `/resources?item=ID`. */
  url: string;
}
