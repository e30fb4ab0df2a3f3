import type { Segment } from '#learning/watched/coverage'

/** A player's report; every number is a claim. */
export interface Heartbeat {
  courseId: number
  videoId: string
  /** The chapter of the session; omitted by a player that does not know it. */
  courseChapterId?: number
  coursePlayId: string
  /** Seconds played in this session so far. */
  totalPlayTime: number
  /** Ascending; a repeated number is not counted again. */
  seq?: number
  position?: number
  /** Ranges played since the last heartbeat, if the player knows them. */
  segments?: Segment[]
  /** The fastest playback rate since the last heartbeat; 1 is normal. */
  rate?: number
  /** Whether the page was visible all the time since the last heartbeat. */
  visible?: boolean
}
