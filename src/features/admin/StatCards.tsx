import { useMemo } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import { book, clock as clockIcon, star, users as usersIcon } from '../../components/Icon/paths';
import { StatCard } from '../../components/StatCard/StatCard';
import type { Resource } from '../../domain/resources/resource';
import { activeDays, exampleFigure, sharesInWords, statsOf, trends } from '../../domain/admin/stats';
import type { User } from '../../domain/users/user';
import { usePorts } from '../../ports/ports';
import styles from './AdminPage.module.css';

const example = <Badge kind="example">{exampleFigure}</Badge>;

/** The four figures. How they are said to have changed is an example, and marked as one. */
export function StatCards({ users, resources }: { users: readonly User[]; resources: readonly Resource[] }) {
  const { clock } = usePorts();
  const stats = useMemo(() => statsOf(users, resources, clock.now()), [users, resources, clock]);
  return (
    <div className={styles.cards}>
      <StatCard
        label="Users"
        value={stats.users}
        trend={trends.users}
        badge={example}
        details={sharesInWords(stats.shares)}
        icon={<Icon shape={usersIcon} />}
      />
      <StatCard
        label="Active users"
        value={stats.active}
        trend={trends.active}
        badge={example}
        details={`Logged in within ${activeDays} days`}
        icon={<Icon shape={clockIcon} />}
      />
      <StatCard
        label="Resources"
        value={stats.resources}
        trend={trends.resources}
        badge={example}
        icon={<Icon shape={book} />}
      />
      <StatCard
        label="Ratings"
        value={stats.ratings}
        trend={trends.ratings}
        badge={example}
        icon={<Icon shape={star} />}
      />
    </div>
  );
}
