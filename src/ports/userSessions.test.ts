import { describe, expect, test } from 'vitest';
import { createMemoryCurrentUser } from '../adapters/memory/currentUser';
import type { User } from '@/shared/domain/users/user';
import { seedUsers } from '@/shared/seeds/users';
import { createUserSessions } from './userSessions';

const person = (email: string): User => seedUsers(new Date(0)).find((user) => user.email === email)!;
const margaret = person('margaret@example.org');
const george = person('george@example.org');

function testEnvironment(user: User | null) {
  const currentUser = createMemoryCurrentUser(user);
  return { currentUser, sessions: createUserSessions(currentUser) };
}

describe('a user session', () => {
  test('of nobody becomes that of the first person who logs in', () => {
    const { currentUser, sessions } = testEnvironment(null);
    const session = sessions.current();
    expect(sessions.isActive(session)).toBe(false);
    currentUser.set(margaret);
    expect(sessions.current()).toBe(session);
    expect(sessions.isActive(session)).toBe(true);
  });

  test('continues with a new token, another role and another spelling of the address', () => {
    const { currentUser, sessions } = testEnvironment(margaret);
    const session = sessions.current();
    currentUser.set({ ...margaret, token: 'new', role: 'healthcare', email: 'Margaret@example.org' });
    expect(sessions.current()).toBe(session);
    expect(sessions.isActive(session)).toBe(true);
  });

  test('ends for good when the person logs out, even when they come back', () => {
    const { currentUser, sessions } = testEnvironment(margaret);
    const session = sessions.current();
    currentUser.clear();
    expect(sessions.isActive(session)).toBe(false);
    currentUser.set(margaret);
    expect(sessions.isActive(session)).toBe(false);
    expect(sessions.isActive(sessions.current())).toBe(true);
  });

  test('ends when another user is logged in, without a logout between', () => {
    const { currentUser, sessions } = testEnvironment(margaret);
    const session = sessions.current();
    currentUser.set(george);
    expect(sessions.isActive(session)).toBe(false);
    expect(sessions.current().number).toBe(session.number + 1);
  });
});
