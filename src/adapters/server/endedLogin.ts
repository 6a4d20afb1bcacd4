import { createListeners } from '../../ports/listeners';

/**
 * Notified when the server has refused a request because its login has ended: by a logout from another device, or a new
 * password. The identity adapter then checks the login.
 */
export const endedLogin = createListeners();
