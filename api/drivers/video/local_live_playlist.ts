import { join } from 'node:path'
import { inProject } from '#core/process/project_root'

/** Cut once from a demo clip (database/demo/drawing); a stream repeats them. */
const folder = inProject('database/demo/media/clips/live-replay/hls')
const segments = 8
const segmentSeconds = 5
const listed = 6
/** A player starts with three segments, so a new stream shows some from before. */
const headStart = 3

const segmentAt = (seconds: number) => Math.floor(seconds / segmentSeconds)

function windowOf(since: number, at: number) {
  const last = segmentAt(at) - 1
  return { first: Math.max(last - listed + 1, segmentAt(since) - headStart), last }
}

/** Grows by a segment every five seconds; `since` and `at` are unix seconds. */
export function livePlaylist({ since, at }: { since: number; at: number }, address: (file: string) => string): string {
  const { first, last } = windowOf(since, at)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // The clip's own timestamps restart with each round.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / segments)}`,
  ]
  for (let number = first; number <= last; number++) {
    if (number > first && number % segments === 0) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXTINF:${segmentSeconds}.000000,`, address(`${number}.ts`))
  }
  return `${lines.join('\n')}\n`
}

export function liveSegment(file: string, { since, at }: { since: number; at: number }): string | null {
  const number = Number(/^(\d{1,12})\.ts$/.exec(file)?.[1] ?? Number.NaN)
  const { first, last } = windowOf(since, at)
  const isOnAir = number >= first - 60 / segmentSeconds && number <= last
  return isOnAir ? join(folder, `0${number % segments}.ts`) : null
}
