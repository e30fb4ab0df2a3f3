/** One rendition that can be played now. */
export interface PlayAddress {
  definition: 'LD' | 'SD' | 'HD'
  url: string
  format: 'mp4' | 'm3u8'
}

export interface VideoFacts {
  videoId: string
  title: string
  /** Whole seconds; 0 until the cloud knows. */
  seconds: number
  bytes: number
  coverUrl: string | null
  ready: boolean
}

/** Recorded video: kept, cut into definitions and served by somebody else. */
export abstract class VideoCloud {
  /**
   * Signed addresses that play the video for a while, best definition first. An empty list means that
   * the video is not ready.
   * @param viewer who asks, bound into the address where the cloud can do so
   * @param seconds how long an address may be opened
   * @throws DriverFailure
   */
  abstract playAddresses(videoId: string, viewer: string, seconds: number): Promise<PlayAddress[]>

  /** The cloud's own facts of a video, or null when it has none of that id. */
  abstract find(videoId: string): Promise<VideoFacts | null>

  abstract delete(videoId: string): Promise<void>
}
