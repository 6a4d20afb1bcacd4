import { createListeners } from '../../ports/listeners';

/**
 * Notified where the server has refused a request because its login has ended: there it was logged out from another device, or
 * the password was changed. The adapter of identity then asks who is logged in.
 */
export const endedLogin = createListeners();
