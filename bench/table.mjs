const columns = ['figure', 'value', 'floor', 'ratio', 'limit', 'spread', 'ok'];

/**
 * One figure as a row. `ratio` is set where there is a floor; `limit` is for the ratio then, else for the value.
 * @param steady whether the machine was quiet enough for the figure to count.
 */
export function row({ figure, value, floor, limit, unit = '', spread = '', digits = 0, steady = true }) {
  const ratio = floor === undefined ? undefined : value / floor;
  const measured = ratio ?? value;
  const show = (number) => `${number.toLocaleString('en-AU', { maximumFractionDigits: digits })}${unit}`;
  return {
    figure,
    value: show(value),
    floor: floor === undefined ? '' : show(floor),
    ratio: ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
    limit: limit === undefined ? '' : `${limit}${ratio === undefined ? unit : 'x'}`,
    spread,
    ok: !steady ? 'noisy' : limit === undefined || measured <= limit ? 'yes' : 'NO',
  };
}

/** The rows as text, in columns. */
export function table(rows) {
  const all = [Object.fromEntries(columns.map((name) => [name, name])), ...rows];
  const widths = columns.map((name) => Math.max(...all.map((one) => one[name].length)));
  return all
    .map((one) =>
      columns
        .map((name, index) =>
          index === 0 ? one[name].padEnd(widths[index]) : one[name].padStart(widths[index]),
        )
        .join('  '),
    )
    .join('\n');
}
