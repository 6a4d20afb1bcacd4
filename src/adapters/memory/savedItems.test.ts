import { describeSavedItems } from '../../ports/savedItems.contract';
import { createMemorySavedItems } from './savedItems';

describeSavedItems('The memory adapter', async () => {
  const all = createMemorySavedItems();
  return { here: all, there: all, others: all, people: ['4', '5'] };
});
