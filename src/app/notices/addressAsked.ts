import { createListeners } from '../../ports/listeners';

/** Requests the dialog of `AddressQuestion` from elsewhere than a page, with the pressed button. */
export const addressAsked = createListeners<[opener: Element | null]>();
