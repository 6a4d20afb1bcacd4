/** A post in the community's forum. Forums are a preview, so posts are examples only. */
export interface ForumPost {
  id: number;
  title: string;
  author: string;
  /** The local day, YYYY-MM-DD; shown as its age. */
  date: string;
  content: string;
  /** How many comments it has. */
  comments: number;
  /** The mean of its ratings, 0 to 5. */
  rating: number;
  /** True for what came with the product as an example. */
  sample?: boolean;
}
