import type { Point } from '@/shared/domain/services/distance';
import { PositionError, type FindPosition, type PositionProblem } from '../../ports/position';

/** A device with a given position, or an error. */
export function createMemoryPosition(where: Point | PositionProblem): FindPosition {
  return async () => {
    if (typeof where === 'string') throw new PositionError(where);
    return where;
  };
}
