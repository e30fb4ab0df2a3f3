/** Played seconds of the video. */
export type Span = [from: number, to: number]

const maxStepSeconds = 2
const maxSpans = 50

/** Adds the current position: it extends the last range, or after a jump begins another one. */
export function extendSpans(spans: Span[], position: number): Span[] {
  const last: Span | undefined = spans[spans.length - 1]
  if (!last) return [[position, position]]
  const step = position - last[1]
  if (step >= 0 && step <= maxStepSeconds) return [...spans.slice(0, -1), [last[0], position]]
  return [...spans, [position, position]]
}

/** The newest fifty with a length, rounded to tenths. */
export function reportableSpans(spans: Span[]): Span[] {
  const tenth = (value: number) => Math.round(value * 10) / 10
  return spans
    .filter(([from, to]) => to > from)
    .map(([from, to]): Span => [tenth(from), tenth(to)])
    .slice(-maxSpans)
}
