import type { AdminError } from '../../ports/adminError';
import { describeAuditTrail } from '../../ports/auditTrail.contract';
import { createMemoryAuditTrail } from './auditTrail';

describeAuditTrail('A stand-in', async () => {
  let refusal: AdminError['code'] | null = null;
  const date = '2026-11-21T09:00:00.000Z';
  const entry = { from: date, to: date, who: 'admin@example.org', what: 'logged-in', count: 1 } as const;
  return {
    auditTrail: createMemoryAuditTrail({ entries: [entry], refusal: () => refusal }),
    setReachable: (reachable) => void (refusal = reachable ? null : 'unreachable'),
    logOut: async () => void (refusal = 'permission'),
    end: async () => {},
  };
});
