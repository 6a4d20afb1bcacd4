/**
 * The state of the streets on the map. `missing`: they do not load. `damaged`: the file of this site's own map cannot
 * be read. `blocked`: a proxy refuses parts of that file. `elsewhere`: it covers another part of the world.
 */
export type StreetState = 'fine' | 'missing' | 'damaged' | 'blocked' | 'elsewhere';

/** The text under a map without streets. The list and the markers work without them. */
export const streetWords: Record<Exclude<StreetState, 'fine'>, string> = {
  missing: 'The street map is missing just now. The places on the map are right.',
  damaged: 'The street map cannot be read. The places on the map are right.',
  blocked: 'The street map cannot get through to you. The places on the map are right.',
  elsewhere: 'The street map does not reach here. The places on the map are right.',
};
