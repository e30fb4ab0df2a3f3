/** Played seconds of the video. */
export type PlayedRange = [from: number, to: number]

const maxStepSeconds = 2
const maxRanges = 50

/** Adds the current position: it extends the last range, or after a jump begins another one. */
export function extendRanges(playedRanges: PlayedRange[], position: number): PlayedRange[] {
  const last: PlayedRange | undefined = playedRanges[playedRanges.length - 1]
  if (!last) return [[position, position]]
  const step = position - last[1]
  if (step >= 0 && step <= maxStepSeconds) return [...playedRanges.slice(0, -1), [last[0], position]]
  return [...playedRanges, [position, position]]
}

/** The newest fifty with a length, rounded to tenths. */
export function reportableRanges(playedRanges: PlayedRange[]): PlayedRange[] {
  const tenth = (value: number) => Math.round(value * 10) / 10
  return playedRanges
    .filter(([from, to]) => to > from)
    .map(([from, to]): PlayedRange => [tenth(from), tenth(to)])
    .slice(-maxRanges)
}
