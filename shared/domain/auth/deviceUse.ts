/**
 * A person's answer about the device of their login. `own`: their own. `shared`: a computer that other people use as
 * well, so nothing of theirs may be left. null: they have not said.
 */
export type DeviceUse = 'own' | 'shared' | null;

/** The ids of those who said that a device is theirs, from stored text. Whatever cannot be read says nothing. */
export function parseOwners(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
