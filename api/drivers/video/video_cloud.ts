/** One rendition that can be played now. */
export interface PlayAddress {
  definition: 'LD' | 'SD' | 'HD'
  /** Absolute, or a path of this very site. */
  url: string
  format: 'mp4' | 'm3u8'
}

export interface PlayRequest {
  videoId: string
  /** Who asks: letters and digits, bound into the address where the cloud can do so. */
  viewer: string
  /** How long an address may be opened. */
  seconds: number
  /** `mp4` unless said otherwise; `m3u8` is what a live stream and its replay need. */
  format?: PlayAddress['format']
}

export interface VideoFacts {
  videoId: string
  title: string
  /** Whole seconds; 0 until the cloud knows. */
  seconds: number
  bytes: number
  coverUrl: string | null
  /** The whole film lies in the cloud; it may still be cut into definitions. */
  arrived: boolean
  /** It can be played. */
  ready: boolean
}

/**
 * Recorded video: kept, cut into definitions and served by somebody else. What a driver can do beyond
 * playing (taking uploads, live streams) stands in contracts of its own beside this one, so that a
 * cloud which only plays still fits.
 */
export abstract class VideoCloud {
  /**
   * Signed addresses that play the video for a while, best definition first. An empty list means that
   * the video is not ready, or has no such format.
   * @throws DriverFailure
   */
  abstract playAddresses(request: PlayRequest): Promise<PlayAddress[]>

  /** The cloud's own facts of a video, or null when it has none of that id. */
  abstract find(videoId: string): Promise<VideoFacts | null>

  /** The same for many at once; those that the cloud does not have are missing from the answer. */
  async findAll(videoIds: string[]): Promise<VideoFacts[]> {
    const facts = await Promise.all(videoIds.map((videoId) => this.find(videoId)))
    return facts.filter((one) => one !== null)
  }

  /** Forgets the video, finished or not; one that is gone already is no failure. */
  abstract delete(videoId: string): Promise<void>
}
