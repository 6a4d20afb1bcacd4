import type { SearchGroup as Group } from '@/shared/domain/search/search';
import styles from './SearchPage.module.css';

/** The results of one kind, each with a link. */
export function SearchGroup({ group, entries }: Group) {
  return (
    <div className={styles.group}>
      <h2>
        <span>{group}</span> <span className={styles.count}>{`(${entries.length})`}</span>
      </h2>
      <ul className={styles.results}>
        {entries.map(({ id, href, title, detail }) => (
          <li key={id}>
            <a className="alone" href={href}>
              {title}
            </a>
            {detail && <p className={styles.detail}>{detail}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
