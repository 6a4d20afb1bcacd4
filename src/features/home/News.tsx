import { Card } from '../../components/Card/Card';
import type { NewsItem } from '@/shared/domain/content/newsItem';
import { Picture } from './Picture';
import styles from './News.module.css';

/** "Latest news and views": three items, each with a link. */
export function News({ items }: { items: readonly NewsItem[] }) {
  return (
    <section className={`wrap ${styles.news}`} aria-labelledby="news">
      <h2 id="news">Latest news and views</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Card
              title={item.title}
              href={item.url}
              picture={<Picture name={item.image} className={styles.picture} />}
            >
              <p>{item.description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
