/** Every operator's command that may run beside the server, by the name of its file. */
export const commands: Record<string, object>;
