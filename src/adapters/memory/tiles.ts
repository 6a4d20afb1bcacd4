/** One small image for every tile of the street map, without a network. */
export const memoryTiles = {
  url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAALklEQVR42u3NMREAQAgEMfyrw8AXKDlMPF12tk/luEoyr+8GAAAAAAAAAAAAv155IVPokxwaAAAAAABJRU5ErkJggg==',
  attribution: '© OpenStreetMap contributors',
};
