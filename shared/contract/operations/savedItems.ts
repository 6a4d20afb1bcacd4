import { operation, types } from '../operation';
import type { removedItem, savedItem, savedList, savedWords } from '../schemas/savedItems';

/** All that the person saved for later. */
export const listSaved = operation('GET', '/api/me/saved', types<null, typeof savedList>);

/** Saves one thing. */
export const save = operation('PUT', '/api/me/saved/:kind/:id', types<typeof savedWords, typeof savedItem>);

/** Takes one off the list. */
export const removeSaved = operation('DELETE', '/api/me/saved/:kind/:id', types<null, typeof removedItem>);

/** Takes all off the list. */
export const clearSaved = operation('DELETE', '/api/me/saved', types<null, typeof savedList>);
