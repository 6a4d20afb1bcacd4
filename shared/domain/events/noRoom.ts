import { isCancelled, isFull, type CommunityEvent } from './event';
import { freePlaces, type PlacesTaken } from './registration';

/** The reason why there was no room. */
export type NoRoom =
  | 'cancelled'
  /** No place is left. */
  | 'full'
  /** They stand on the waiting list, and it is not their turn. */
  | 'in-line'
  /** Free places are kept for others on the waiting list. */
  | 'kept'
  /** One place is left, and they asked for two. */
  | 'one-left';

/**
 * Why there was no room.
 * @param event as it is now. @param places how many were asked for. @param isInLine whether they stand on the waiting list.
 */
export function whyNoRoom(event: CommunityEvent, places: PlacesTaken, isInLine: boolean): NoRoom {
  if (isCancelled(event)) return 'cancelled';
  if (isFull(event)) return 'full';
  if (isInLine) return 'in-line';
  return freePlaces(event) >= places ? 'kept' : 'one-left';
}
