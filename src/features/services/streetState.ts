/**
 * What the map shows of streets. `missing`: they do not come. `damaged`: the file of this site's own map cannot be read.
 * `blocked`: something on the way refuses parts of that file. `elsewhere`: it holds another part of the world.
 */
export type StreetState = 'fine' | 'missing' | 'damaged' | 'blocked' | 'elsewhere';

/** What stands under a map without streets. The list and the markers do without them. */
export const streetWords: Record<Exclude<StreetState, 'fine'>, string> = {
  missing: 'The street map is missing just now. The places on the map are right.',
  damaged: 'The street map cannot be read. The places on the map are right.',
  blocked: 'The street map cannot get through to you. The places on the map are right.',
  elsewhere: 'The street map does not reach here. The places on the map are right.',
};
