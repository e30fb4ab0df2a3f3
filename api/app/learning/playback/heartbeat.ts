import type { Segment } from '#learning/playback/coverage'

/** What a player reports; every figure is a claim. */
export interface Beat {
  courseId: number
  videoId: string
  /** That of the session; a player that does not know it leaves it out. */
  courseChapterId?: number
  coursePlayId: string
  /** Seconds played in this session so far. */
  totalPlayTime: number
  /** Ascending; a repeated number is not counted again. */
  seq?: number
  position?: number
  /** Spans played since the last beat, if the player knows them. */
  segments?: Segment[]
  /** The fastest playback rate since the last beat; 1 is normal. */
  rate?: number
  /** Whether the page was in view all the time since the last beat. */
  visible?: boolean
}
