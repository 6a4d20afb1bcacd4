import { useMemo } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import { book, clock as clockIcon, star, users as usersIcon } from '../../components/Icon/paths';
import { StatCard } from '../../components/StatCard/StatCard';
import type { Resource } from '@/shared/domain/resources/resource';
import { activeDays, exampleFigure, sharesInWords, statsOf, trends } from '@/shared/domain/admin/stats';
import type { User } from '@/shared/domain/users/user';
import { usePorts } from '../../ports/ports';
import styles from './AdminPage.module.css';

const example = <Badge kind="example">{exampleFigure}</Badge>;

/** Shows four figures. Their trends are examples, and marked as such. */
export function StatCards({ users, resources }: { users: readonly User[]; resources: readonly Resource[] }) {
  const { clock } = usePorts();
  const stats = useMemo(() => statsOf(users, resources, clock.now()), [users, resources, clock]);
  const cards = [
    ['users', 'Users', usersIcon, sharesInWords(stats.shares)],
    ['active', 'Active users', clockIcon, `Logged in within ${activeDays} days`],
    ['resources', 'Resources', book],
    ['ratings', 'Ratings', star],
  ] as const;
  return (
    <div className={styles.cards}>
      {cards.map(([figure, label, shape, details]) => (
        <StatCard
          key={figure}
          label={label}
          value={stats[figure]}
          trend={trends[figure]}
          badge={example}
          details={details}
          icon={<Icon shape={shape} />}
        />
      ))}
    </div>
  );
}
