/** An error of data that only administrators may read. */
export class AdminError extends Error {
  /**
   * `permission`: the login has ended, the user is no administrator, or a mail is for its receiver only. `unreachable`:
   * no answer.
   */
  readonly code: 'permission' | 'not-found' | 'unreachable';
  constructor(code: AdminError['code'], options?: ErrorOptions) {
    super(`The server answered an administrator ${code}`, options);
    this.name = 'AdminError';
    this.code = code;
  }
}
