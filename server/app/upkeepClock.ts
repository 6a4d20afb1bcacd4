const hour = 60 * 60 * 1000;

/** How much further than time went by a clock may go before it counts as set, in milliseconds. */
const setFrom = hour;

/** How long a clock that was set forward has to stay so before upkeep believes it, in milliseconds. */
const believedAfter = 24 * hour;

/**
 * The time that upkeep goes by. It deletes what has run out, which a clock that was wrong for a moment must not cause: one
 * that was set forward counts only after a day. One that was set back counts at once, since less has run out then.
 * @param now milliseconds since 1970.
 * @param monotonic milliseconds of a clock that nobody sets.
 */
export function createUpkeepClock(now: () => number, monotonic: () => number): () => number {
  let last = { time: now(), at: monotonic() };
  let aheadSince: number | null = null;
  return () => {
    const [time, at] = [now(), monotonic()];
    const expected = last.time + (at - last.at);
    if (time > expected + setFrom) {
      aheadSince ??= at;
      if (at - aheadSince < believedAfter) return expected;
    }
    aheadSince = null;
    last = { time, at };
    return time;
  };
}
