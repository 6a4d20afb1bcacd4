/** The pictures that news items choose from, drawn in the product's own style. They decorate and say nothing. */
export type NewsPicture = 'sunrise' | 'teaCup' | 'house';

/** One item of "Latest news and views". */
export interface NewsItem {
  id: number;
  title: string;
  description: string;
  image: NewsPicture;
  /** The target of its title, within the product. */
  url: string;
}
