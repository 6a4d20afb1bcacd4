import { describePlaceEditor } from '../../ports/placeEditor.contract';
import { createMemoryPlaceEditor } from './placeEditor';

describePlaceEditor('in memory', async () => createMemoryPlaceEditor());
