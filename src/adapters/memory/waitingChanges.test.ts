import { describeWaitingStore } from '../../ports/waitingChanges.contract';
import { createMemoryWaitingStore } from './waitingChanges';

describeWaitingStore('The memory store', createMemoryWaitingStore);
