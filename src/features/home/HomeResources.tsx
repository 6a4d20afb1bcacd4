import { Icon } from '../../components/Icon/Icon';
import { book, chevronRight } from '../../components/Icon/paths';
import { Status } from '../../components/Status/Status';
import { loadingResources, noResources, type HomeResource } from '@/shared/domain/content/homeResource';
import { useHomeResources } from './useHomeResources';
import styles from './HomeResources.module.css';

/** Three health resources. They appear a second later, in reserved space so that nothing jumps. */
export function HomeResources({ items }: { items: readonly HomeResource[] }) {
  const state = useHomeResources(items);
  return (
    <div className={styles.band}>
      <section className={`wrap ${styles.inside}`} aria-labelledby="home-resources">
        <div>
          <h2 id="home-resources">Health Resources</h2>
          <p className={styles.soft}>Short guides in plain words.</p>
        </div>
        <div data-state={state} className={styles.space}>
          {/* Drawn invisibly until the real ones arrive: exactly their height, in every theme and width. */}
          <ul className={styles.list} inert={state !== 'filled'}>
            {items.map((resource) => (
              <li key={resource.id} className={styles.item}>
                <span className={styles.disc}>
                  <Icon shape={book} />
                </span>
                <div>
                  <h3 className={styles.title}>
                    <a href={resource.url}>{resource.title}</a>
                  </h3>
                  <p className={styles.soft}>{resource.summary}</p>
                </div>
                <span className={styles.arrow}>
                  <Icon shape={chevronRight} />
                </span>
              </li>
            ))}
          </ul>
          {state === 'loading' && (
            <div className={styles.over}>
              <Status kind="loading">{loadingResources}</Status>
            </div>
          )}
          {state === 'empty' && (
            <div className={styles.over}>
              <Status kind="empty">{noResources}</Status>
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
