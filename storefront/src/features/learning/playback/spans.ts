/** A stretch of the video that was played, from second to second. */
export type Span = [from: number, to: number]

const jump = 2
const most = 50

/**
 * Adds where the video stands now. Going on from the last position makes its span longer; a jump, forwards
 * or back, begins another one.
 */
export function stretch(spans: Span[], position: number): Span[] {
  const last = spans.at(-1)
  if (!last) return [[position, position]]
  const step = position - last[1]
  if (step >= 0 && step <= jump) return [...spans.slice(0, -1), [last[0], position]]
  return [...spans, [position, position]]
}

/** Worth telling: what has a length, rounded to tenths, the newest fifty. */
export function reportableSpans(spans: Span[]): Span[] {
  const tenth = (value: number) => Math.round(value * 10) / 10
  return spans
    .filter(([from, to]) => to > from)
    .map(([from, to]): Span => [tenth(from), tenth(to)])
    .slice(-most)
}
