/** Whole seconds; the end is not included. */
export type Segment = [from: number, to: number]

export function union(seen: Segment[], more: Segment[], seconds: number): Segment[] {
  const end = seconds || Number.MAX_SAFE_INTEGER
  const spans = [...seen, ...more]
    .map(([from, to]): Segment => [Math.max(0, Math.floor(from)), Math.min(end, Math.ceil(to))])
    .filter(([from, to]) => to > from)
    .sort(([one], [other]) => one - other)

  const joined: Segment[] = []
  for (const [from, to] of spans) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

export function lengthOf(segments: Segment[]): number {
  return segments.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** Nobody sees more than the played time at the fastest speed. */
export function isPlausible(claimed: Segment[], playedSeconds: number): boolean {
  const fastest = 2
  return lengthOf(union([], claimed, 0)) <= (playedSeconds + claimed.length) * fastest
}
