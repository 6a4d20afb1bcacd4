import type { IconShape } from './paths';
import styles from './Icon.module.css';

export interface IconProps {
  /** One of the constants of `paths.ts`. */
  shape: IconShape;
  /** `large` is for an icon before a message or a title. Default `normal`, a little larger than the text. */
  size?: 'normal' | 'large';
  /** For colour or position; the size follows the text beside it. */
  className?: string | undefined;
}

/**
 * A decorative icon beside a text with the same meaning. It is hidden from screen readers, so it is never used alone.
 */
export function Icon({ shape, size = 'normal', className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-size={size}
      data-mirrored={shape.mirrored}
    >
      {shape.fill && <path className={styles.fill} d={shape.fill} />}
      {shape.lines && <path d={shape.lines} />}
    </svg>
  );
}
