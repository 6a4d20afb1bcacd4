/** Returns true where this browser can draw the map. Checked before the map's code is fetched. */
export function canDrawMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser allows only a few contexts at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
