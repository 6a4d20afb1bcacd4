import styles from './Demonstration.module.css';

/**
 * Says on every page that this copy is a demonstration, not for real plans. The first page is prerendered
 * before it is known whether it is one, so the banner is always there and the style sheet shows it or takes it out; the same
 * holds for its link, which a demonstration with shared data has.
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
