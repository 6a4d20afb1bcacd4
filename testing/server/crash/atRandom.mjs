/** A row of numbers from 0 to below `count`, the same for the same seed. */
export function randomBelow(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits come around soon.
    return Math.floor((state / 2 ** 32) * count);
  };
}
