import { CollectionError } from '../../ports/collection';
import { saveFailure } from '../../ports/collectionWords';
import { PlaceEditorError } from '../../ports/placeEditor';

const gone =
  'This place is not on the list any more, so nothing was saved. What you wrote is still here, if you want to copy it.';
const notSure =
  'Our server did not answer, so we cannot say whether this was saved. You can safely save it again: nothing is saved twice.';

/** Why a form could not be saved, in sentences. */
export function editFailure(error: unknown): string {
  // Somebody else is logged in meanwhile.
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

/** Why there is no file of the places, in sentences. */
export function exportFailure(error: unknown): string {
  const code = error instanceof PlaceEditorError ? error.code : null;
  if (code === 'permission' || code === 'not-done') return editFailure(error);
  if (code === 'unreachable') return 'Our server did not answer, so there is no file. Please try again.';
  return 'The file could not be saved. Please try again.';
}

/** Why a place could not be retired or brought back, in sentences. */
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
