import type { Fault } from './fault';
import { layoutFaults } from './layout';
import { markupFaults } from './markup';
import { pageRuleFaults } from './pageRules';
import { taskFaults } from './tasks';

/** One fault of each kind that the checks can find. Some of them are seeded in three engines (evidence/engines). */
export const faults: readonly Fault[] = [...markupFaults, ...layoutFaults, ...pageRuleFaults, ...taskFaults];
