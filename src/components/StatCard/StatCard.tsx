import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styles from './StatCard.module.css';

export interface StatCardProps {
  /** The counted things. */
  label: string;
  /** The figure. A number that is not finite is shown as "Not known". */
  value: number | string;
  /** The change, in words and figures. */
  trend?: ReactNode;
  /** A badge, for example that the figure is only an example. */
  badge?: ReactNode;
  /** A note on how to read the figure. */
  details?: ReactNode;
  /** Icon before the label. */
  icon?: ReactElement | undefined;
}

const figure = (value: number | string) => {
  if (typeof value === 'string') return value || 'Not known';
  if (Number.isFinite(value)) return value.toLocaleString('en-AU');
  if (import.meta.env.DEV) console.warn(`StatCard: ${value} is not a figure.`);
  return 'Not known';
};

/** One figure with its label. Reading order: label, figure, trend, note. */
export function StatCard({ label, value, trend, badge, details, icon }: StatCardProps) {
  const labelId = useId();
  return (
    <div className={styles.card} role="group" aria-labelledby={labelId}>
      <p className={styles.label}>
        {icon}
        <span id={labelId}>{label}</span>
      </p>
      <p className={styles.value}>{figure(value)}</p>
      {trend && <p>{trend}</p>}
      {badge && <p className={styles.badge}>{badge}</p>}
      {details && <p className={styles.details}>{details}</p>}
    </div>
  );
}
