import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditTrail } from './auditTrail';

/** An audit trail, read by an administrator. */
export interface AuditTrailTest {
  auditTrail: AuditTrail;
  /** Sets if the server can be reached. */
  setReachable(reachable: boolean): void;
  logOut(): Promise<void>;
  end(): Promise<void>;
}

/** The contract of every adapter of the audit trail. */
export function describeAuditTrail(name: string, make: () => Promise<AuditTrailTest>): void {
  describe(`${name} as an audit trail`, () => {
    let testEnvironment: AuditTrailTest;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    test('lists what was reported, the newest first', async () => {
      const { auditTrail } = testEnvironment;
      const before = await auditTrail.list();
      await auditTrail.report('users-deleted', 2);
      await auditTrail.report('export-downloaded', 7);
      const after = await auditTrail.list();
      expect(after).toMatchObject([
        { what: 'export-downloaded', count: 7 },
        { what: 'users-deleted', count: 2 },
        ...before,
      ]);
      expect(new Date(after[0]!.to).toISOString()).toBe(after[0]!.to);
    });

    test('says that nobody answers, and takes a report without a word', async () => {
      const { auditTrail, setReachable } = testEnvironment;
      setReachable(false);
      await expect(auditTrail.list()).rejects.toMatchObject({ name: 'AdminError', code: 'unreachable' });
      await expect(auditTrail.report('users-deleted', 2)).resolves.toBeUndefined();
      setReachable(true);
      expect((await auditTrail.list()).map(({ what }) => what)).not.toContain('users-deleted');
    });

    test('is not for those who are logged out', async () => {
      await testEnvironment.logOut();
      const { auditTrail } = testEnvironment;
      await expect(auditTrail.list()).rejects.toMatchObject({ name: 'AdminError', code: 'permission' });
      await expect(auditTrail.report('users-deleted', 2)).resolves.toBeUndefined();
    });
  });
}
