import type { Segment } from '#learning/playback/coverage'

/** What a player tells; every figure in it is a claim. */
export interface Beat {
  courseId: number
  videoId: string
  coursePlayId: string
  /** Seconds played in this session so far. */
  totalPlayTime: number
  /** Numbered upwards; a number told before is not counted again. */
  seq?: number
  /** Where the video stands, in seconds from its beginning. */
  position?: number
  /** The spans played since the last beat, for players that know them. */
  segments?: Segment[]
}
