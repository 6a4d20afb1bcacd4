/** One small picture for every tile of the street map: no network is asked. */
export const memoryTiles = {
  url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAALklEQVR42u3NMREAQAgEMfyrw8AXKDlMPF12tk/luEoyr+8GAAAAAAAAAAAAv155IVPokxwaAAAAAABJRU5ErkJggg==',
  attribution: '© OpenStreetMap contributors',
};
