import type { Point } from '@/shared/domain/services/distance';
import { PositionError, type FindPosition, type PositionProblem } from '../../ports/position';

/** A device that is somewhere, or cannot say where. */
export function createMemoryPosition(where: Point | PositionProblem): FindPosition {
  return async () => {
    if (typeof where === 'string') throw new PositionError(where);
    return where;
  };
}
