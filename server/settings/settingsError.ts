/** A setting that cannot be used. Its message is one line that names the setting and says what it should be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
