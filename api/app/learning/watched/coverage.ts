/** Seconds of the video, to a tenth; the end is exclusive. */
export type Segment = [from: number, to: number]

const fastestRate = 2

const toTenth = (seconds: number) => Math.round(seconds * 10) / 10

export function union(seen: Segment[], more: Segment[], seconds: number): Segment[] {
  const end = seconds || Number.MAX_SAFE_INTEGER
  const spans = [...seen, ...more]
    .map(([from, to]): Segment => [toTenth(Math.max(0, from)), toTenth(Math.min(end, to))])
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
  return toTenth(segments.reduce((sum, [from, to]) => sum + to - from, 0))
}

/** At most the played time at the fastest speed, plus a second of rounding; a longer claim is cut to its newest part. */
export function plausiblePart(claimed: Segment[], playedSeconds: number): Segment[] {
  let left = playedSeconds > 0 ? (playedSeconds + 1) * fastestRate : 0
  const acceptedSegments: Segment[] = []
  for (const [from, to] of [...claimed].reverse()) {
    const length = Math.min(to - from, left)
    if (length <= 0) continue
    acceptedSegments.unshift([to - length, to])
    left -= length
  }
  return acceptedSegments
}
