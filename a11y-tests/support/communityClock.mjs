// Read by a community's server before its own code (`node --import`): its clock starts at the moment at which the browsers
// stand, so that the sample records it writes have the same days in each run.

const Actual = Date;
const offset = Date.parse(process.env.START_OF_CLOCK) - Actual.now();
const now = () => Actual.now() + offset;

globalThis.Date = class extends Actual {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};
