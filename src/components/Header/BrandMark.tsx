import styles from './BrandMark.module.css';

/** The leaf before the sun, beside the product's name. It is not read out. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="26" cy="14.5" r="11.5" />
      <path className={styles.leaf} d="M4.5 35.5C1.5 18 12 7.5 33.5 7 34.5 27.5 22.5 37.5 4.5 35.5Z" />
      <path className={styles.vein} d="M5.5 34.5 21 19.5" />
    </svg>
  );
}
