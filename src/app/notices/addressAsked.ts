import { createListeners } from '../../ports/listeners';

/** Tells `AddressQuestion` that somebody asks for its dialog elsewhere than on a page, and what they pressed. */
export const addressAsked = createListeners<[opener: Element | null]>();
