import { CollectionError } from '../../ports/collection';
import { saveFailure } from '../../ports/collectionWords';
import { PlaceEditorError } from '../../ports/placeEditor';

const gone =
  'This place is not on the list any more, so nothing was saved. What you wrote is still here, if you want to copy it.';
const notSure =
  'Our server did not answer, so we cannot say whether this was saved. You can safely save it again: nothing is saved twice.';

/** Explains why a form could not be saved. */
export function editFailure(error: unknown): string {
  // Another user is logged in meanwhile.
  if (error instanceof CollectionError) return saveFailure(error);
  if (!(error instanceof PlaceEditorError)) return notSure;
  switch (error.code) {
    case 'gone':
      return gone;
    case 'permission':
      return error.says ?? 'Your login has ended. Please log in and try again.';
    case 'invalid':
    case 'not-done':
      return error.says ?? notSure;
    case 'conflict':
      return 'Somebody else has changed this place. Nothing was saved. Please try again.';
    default:
      return notSure;
  }
}

/** Explains why the services could not be exported. */
export function exportFailure(error: unknown): string {
  const code = error instanceof PlaceEditorError ? error.code : null;
  if (code === 'permission' || code === 'not-done') return editFailure(error);
  if (code === 'unreachable') return 'Our server did not answer, so there is no file. Please try again.';
  return 'The file could not be saved. Please try again.';
}

/** Explains why a service could not be retired or restored. */
export function retireFailure(error: unknown): string {
  const code = error instanceof PlaceEditorError ? error.code : null;
  if (code === 'conflict') {
    return 'Somebody else has changed this place, so nothing was done. The list shows it as it is now.';
  }
  if (code === 'gone') return 'This place is not on the list any more.';
  if (code === 'unreachable') {
    return 'Our server did not answer, so we cannot say whether this was done. You can safely try again: nothing is done twice.';
  }
  return editFailure(error);
}
