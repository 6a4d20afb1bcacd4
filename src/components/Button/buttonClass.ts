import styles from './Button.module.css';

/**
 * - `main`: filled, the main action
 * - `plain`: an outline
 * - `quiet`: underlined text
 * - `danger`: red text, for an action that deletes
 * - `danger-main`: filled red, only in the confirmation of such an action
 */
export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger' | 'danger-main';

/** `normal` is 3.5rem high; `small`, 2.75rem, is for headers, cards and messages. */
export type ButtonSize = 'normal' | 'small';

/** The look of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = 'plain', size: ButtonSize = 'normal', also?: string): string {
  return [styles.button, styles[kind], size === 'small' && styles.small, also].filter(Boolean).join(' ');
}
