const modes = ['local', 'server'];

/** What somebody asks `npm run a11y` to look at. */
export function choiceOf(args) {
  const own = /^--(?:once|matrix|others|data=.*)$/;
  const chosen = args.filter((one) => own.test(one));
  const filters = args.filter((one) => !own.test(one));
  const data = chosen.find((one) => one.startsWith('--data='))?.slice('--data='.length);
  const once = chosen.includes('--once');
  if (data !== undefined && !modes.includes(data))
    throw new Error(`The data mode "${data}" does not exist: --data=local or --data=server`);
  const others = chosen.includes('--others');
  const matrix = chosen.includes('--matrix') || data !== undefined;
  if (others + matrix + once > 1) throw new Error(`These exclude each other: ${chosen.join(' ')}`);
  const only = others ? 'others' : matrix ? 'matrix' : undefined;
  const kind = data === undefined ? (only ?? 'all') : `matrix-${data}`;
  return { once, kind, only, data, filters };
}
