// Read by a server before its own code (`node --import`): its clock starts at the moment at which the browsers stand, so that
// the sample records it writes have the same days in each run.
import { ServerResponse } from 'node:http';

const Actual = Date;
let offset = 0;
const now = () => Actual.now() + offset;

/** @param moment what the time is now, as text. */
export function setClock(moment) {
  offset = Actual.parse(moment) - Actual.now();
}

globalThis.Date = class extends Actual {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};

// Node writes the header `Date` by the machine's own clock, which it has kept from before. So it stays for files: browsers keep
// them, and by their clock they would be days old.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...parts) {
  const isData = this.req.url?.startsWith('/api/');
  if (isData && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, parts);
};

if (process.env.START_OF_CLOCK) setClock(process.env.START_OF_CLOCK);
