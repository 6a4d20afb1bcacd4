import { contractRecords, describeOwnBackup } from '../../ports/ownBackup.contract';
import { createMemoryClock } from './clock';
import { createMemoryOwnBackup } from './ownBackup';

describeOwnBackup('The memory adapter', async () => {
  const clock = createMemoryClock(new Date('2026-11-24T00:00:00.000Z'));
  const backup = createMemoryOwnBackup({ clock, records: contractRecords });
  return { here: backup, there: backup };
});
