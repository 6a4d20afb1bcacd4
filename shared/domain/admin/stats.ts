import { ratingsOf } from '../resources/ratings';
import type { Resource } from '../resources/resource';
import type { Role, User } from '../users/user';

/** How long a user counts as active after their last login, in days. */
export const activeDays = 30;

/** Fixed texts that stand for no real change; they are shown with {@link exampleFigure}. */
export const trends = {
  users: '+5.2% this month',
  active: '+2.8% this week',
  resources: '+12.5%',
  ratings: '+8.3%',
} as const;

/** Marks a figure that is only an example. */
export const exampleFigure = 'Example figure';

/** The share of one role, as a whole percentage. Rounded, so that they may not add up to 100. */
export interface RoleShare {
  role: Role;
  percent: number;
}

/** The figures at the top of the dashboard. */
export interface Stats {
  users: number;
  /** Those who logged in within {@link activeDays}. */
  active: number;
  resources: number;
  ratings: number;
  shares: readonly RoleShare[];
}

const roles: readonly Role[] = ['user', 'healthcare', 'admin'];
const activeMilliseconds = activeDays * 24 * 60 * 60 * 1000;

/** Computes the figures. A last login with an invalid date does not count. */
export function statsOf(users: readonly User[], resources: readonly Resource[], now: Date): Stats {
  const since = now.getTime() - activeMilliseconds;
  return {
    users: users.length,
    active: users.filter(({ lastLogin }) => Date.parse(lastLogin) >= since).length,
    resources: resources.length,
    ratings: resources.reduce((sum, resource) => sum + ratingsOf(resource).count, 0),
    shares: roles.map((role) => ({
      role,
      percent:
        users.length === 0
          ? 0
          : Math.round((users.filter((user) => user.role === role).length * 100) / users.length),
    })),
  };
}

/** "User 57%, healthcare 29%, admin 14%, rounded" */
export function sharesInWords(shares: readonly RoleShare[]): string {
  const words = shares.map(({ role, percent }) => `${role} ${percent}%`).join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, rounded`;
}
