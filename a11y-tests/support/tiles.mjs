// A street map that is the same picture everywhere, for the audits. `node tiles.mjs PORT`
import { createServer } from 'node:http';

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAALklEQVR42u3NMREAQAgEMfyrw8AXKDlMPF12tk/luEoyr+8GAAAAAAAAAAAAv155IVPokxwaAAAAAABJRU5ErkJggg==',
  'base64',
);

createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(tile);
}).listen(Number(process.argv[2]), '127.0.0.1');
