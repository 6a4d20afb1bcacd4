import { Busy } from '../../ports/Busy';
import styles from './PageSkeleton.module.css';

/**
 * Replaces a page while its code loads. The build writes the page's heading into it (`pageShell.tsx`); React leaves
 * that alone, so no heading is in the code.
 */
export function PageSkeleton() {
  return (
    <Busy>
      <div className={`wrap ${styles.page}`} data-kind="loading" suppressHydrationWarning>
        Loading the page...
      </div>
    </Busy>
  );
}
