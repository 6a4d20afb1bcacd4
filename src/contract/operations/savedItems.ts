import { operation } from '../operation';
import type { removedItem, savedItem, savedList, savedWords } from '../schemas/savedItems';

/** All that the person saved for later. */
export const listSaved = operation<null, typeof savedList>()('GET', '/api/me/saved');

/** Saves one thing. */
export const save = operation<typeof savedWords, typeof savedItem>()('PUT', '/api/me/saved/:kind/:id');

/** Takes one off the list. */
export const removeSaved = operation<null, typeof removedItem>()('DELETE', '/api/me/saved/:kind/:id');

/** Takes all off the list. */
export const clearSaved = operation<null, typeof savedList>()('DELETE', '/api/me/saved');
