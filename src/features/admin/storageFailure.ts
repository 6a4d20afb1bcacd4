import { CollectionError } from '../../ports/collection';

/** What a failed write says: what is wrong, and that nothing is lost. */
export function storageFailure(error: unknown): string {
  switch (error instanceof CollectionError ? error.code : null) {
    case 'full':
      return 'There is no room left on this device. Nothing was changed.';
    case 'refused':
      return 'This browser does not let the page keep anything. Nothing was changed.';
    case 'conflict':
      return 'Somebody changed this meanwhile. Nothing was changed here. Close this and look again.';
    case 'permission':
      return 'You may not change this. Nothing was changed.';
    default:
      return 'It could not be saved. Please try again.';
  }
}
