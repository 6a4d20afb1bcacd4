/**
 * The reason why the server or a tool cannot start. Its message is one line for the person at the terminal.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
