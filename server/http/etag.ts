/** Returns whether the browser already has this version. Weak and strong tags are equal here: nothing depends on single bytes. */
export function hasVersion(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${etag}"`));
}
