/** Whether this browser can draw the map at all. Asked before the map's code is fetched, which would be in vain. */
export function canDrawMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser allows only a few of these at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
