import styles from './Demonstration.module.css';

/**
 * Labels every page of a demonstration, not for real plans. The first page is prerendered before that is known, so the
 * banner is always there and the style sheet shows or removes it; the same holds for its link, which a demonstration
 * with shared data has.
 */
export function Demonstration() {
  return (
    <aside className={styles.banner} aria-label="Demonstration">
      <p className="wrap">
        <strong>Demonstration.</strong> This copy is for trying things out. People, places and events are
        examples.{' '}
        <a className={styles.shared} href="/privacy">
          What others can see here
        </a>
      </p>
    </aside>
  );
}
