/** Whether the browser already has this version. Weak and strong tags are equal here: nothing depends on single bytes. */
export function hasVersion(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim());
  return known.some((one) => one === '*' || one === `"${etag}"` || one === `W/"${etag}"`);
}
