import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keptProcesses } from './scripts/keptProcesses.ts';

/** Quick files first: the first test that fails ends a mutant. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

/** The tests of `node scripts/testMutations.mjs`: the unit tests of the rules, and none that starts a server. */
export default defineConfig({
  plugins: [
    {
      name: 'processes',
      configureVitest({ project }) {
        // The mutation tester wants threads. The tests of days change the time zone, which only a process can.
        project.config.pool = keptProcesses.name;
        project.config.poolRunner = keptProcesses;
      },
    },
  ],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: [
      'shared/domain/**/*.test.ts',
      // What an export says is proved by what an import reads of it.
      'server/services/placeExports.test.ts',
      'server/changes/streamShares.test.ts',
      'server/data/takenBlocks.test.ts',
      'server/identity/{allowance,attempts,hashingQueue,knownDevices,mailBudget}.test.ts',
      'server/threads/queue.test.ts',
    ],
    // Modules are evaluated anew for each file, so that nothing that a mutant left in one reaches the next.
    isolate: true,
    sequence: { sequencer: QuickFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
