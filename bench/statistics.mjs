/** The middle value. */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The least and the greatest value, in words. */
export function spread(values, show) {
  return `${show(Math.min(...values))} to ${show(Math.max(...values))}`;
}
