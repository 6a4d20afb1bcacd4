import * as situations from './situations';

/** A row for the stories of the table. */
export interface Member {
  id: number;
  email: string;
  role: string | null;
  rating?: number | null;
}

const known = ['admin', 'lee', 'ray', 'margaret', 'george', 'nina', 'tom'];
const roles = ['admin', 'healthcare', 'healthcare', 'user', 'user', 'user', 'user'];

export const members: readonly Member[] = known.map((name, at) => ({
  id: at + 1,
  email: `${name}@example.org`,
  role: roles[at] ?? 'user',
  rating: at % 3 === 2 ? null : 3.5 + at / 5,
}));

/** As many as asked for, the same at every run. */
export function many(count: number): readonly Member[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    email: `user${at + 1}@example.org`,
    role: roles[at % roles.length] ?? 'user',
    rating: (at % 50) / 10,
  }));
}

/** Words that are long, and words that cannot be broken. */
export const longMembers: readonly Member[] = [
  { id: 1, email: `${situations.unbreakable}@example.org`, role: situations.longWords, rating: 4 },
  { id: 2, email: 'tom@example.org', role: situations.unbreakable, rating: null },
  { id: 3, email: situations.arabic, role: 'user', rating: 1 },
];
