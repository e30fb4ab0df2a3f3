import { lengthOf, type Segment } from './coverage.js'
import { CompletePercent } from '../playback/terms.js'

export interface Watch {
  /** Seen parts, in order and without overlap. */
  segments: Segment[]
  countedSeconds: number
  videoSeconds: number
}

export const PartKind = { Counted: 'counted', Seen: 'seen', Unseen: 'unseen' } as const
export type PartKind = (typeof PartKind)[keyof typeof PartKind]

export interface WatchedPart {
  from: number
  to: number
  kind: PartKind
}

/** A shorter gap comes from rounding, not from skipping. */
const shortestGapSeconds = 1

/** The whole video in order. Counted time has no position, so it fills the seen parts from the beginning. */
export function watchedParts({ segments, countedSeconds, videoSeconds }: Watch): WatchedPart[] {
  const parts: WatchedPart[] = []
  const add = (from: number, to: number, kind: PartKind) => {
    if (to > from) parts.push({ from, to, kind })
  }
  let [at, left] = [0, countedSeconds]
  for (const [from, end] of withoutShortGaps(segments, videoSeconds)) {
    const to = Math.min(end, videoSeconds)
    if (to <= from) continue
    const countedTo = Math.min(to, from + left)
    add(at, from, PartKind.Unseen)
    add(from, countedTo, PartKind.Counted)
    add(countedTo, to, PartKind.Seen)
    left -= countedTo - from
    at = to
  }
  add(at, videoSeconds, PartKind.Unseen)
  return parts
}

function withoutShortGaps(segments: Segment[], videoSeconds: number): Segment[] {
  const joined: Segment[] = []
  for (const [from, to] of segments) {
    const last: Segment | undefined = joined[joined.length - 1]
    const isShort = from - (last?.[1] ?? 0) < shortestGapSeconds
    if (isShort && last) last[1] = to
    else joined.push([isShort ? 0 : from, to])
  }
  const last: Segment | undefined = joined[joined.length - 1]
  if (last && videoSeconds - last[1] < shortestGapSeconds) last[1] = videoSeconds
  return joined
}

const isEnough = (part: number, whole: number) => part * 100 >= whole * CompletePercent

/** Parts that a learner still has to see; none once enough of the video is seen. */
export function unseenParts(watch: Watch): WatchedPart[] {
  if (isEnough(lengthOf(watch.segments), watch.videoSeconds)) return []
  return watchedParts(watch).filter(({ kind }) => kind === PartKind.Unseen)
}

/** Where to go on: the first unseen part, else the first seen part whose time is not counted, else the beginning. */
export function continueAt(watch: Watch): number {
  const uncounted = () =>
    isEnough(watch.countedSeconds, watch.videoSeconds)
      ? undefined
      : watchedParts(watch).find(({ kind }) => kind === PartKind.Seen)
  return (unseenParts(watch)[0] ?? uncounted())?.from ?? 0
}
