/** One value for each factor. */
export type Row = Readonly<Record<string, string>>;

/** The pairs of values in a row. */
export function pairsOf(row: Row): string[] {
  const values = Object.entries(row).map(([factor, value]) => `${factor} ${value}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}

/**
 * Picks rows from the candidates, so that every possible pair of values occurs at least once.
 *
 * A fault seldom needs more than two factors: this finds nearly what all combinations would, in a
 * fraction of the time. Greedy: each turn takes the candidate that adds most pairs, and of equals the one whose pairs
 * occurred least, so the same lists always give the same result.
 * @param turns the candidates of each turn; one is taken even if it adds nothing
 * @returns one for each turn, then as many as the remaining pairs need
 */
export function coverPairs<T>(turns: readonly (readonly T[])[], rowOf: (candidate: T) => Row): T[] {
  const pairs = new Map(turns.flat().map((candidate) => [candidate, pairsOf(rowOf(candidate))]));
  const all = [...pairs.keys()];
  const open = new Set([...pairs.values()].flat());
  const met = new Map<string, number>();
  const picked: T[] = [];

  const pick = (candidates: readonly T[]) => {
    const scored = candidates.map((candidate) => {
      const own = pairs.get(candidate)!;
      const added = own.filter((pair) => open.has(pair)).length;
      const worn = own.reduce((sum, pair) => sum + (met.get(pair) ?? 0), 0);
      return { candidate, own, added, worn };
    });
    const best = scored.reduce((one, other) =>
      other.added > one.added || (other.added === one.added && other.worn < one.worn) ? other : one,
    );
    for (const pair of best.own) {
      open.delete(pair);
      met.set(pair, (met.get(pair) ?? 0) + 1);
    }
    picked.push(best.candidate);
  };

  for (const candidates of turns) pick(candidates);
  while (open.size > 0) pick(all);
  return picked;
}
