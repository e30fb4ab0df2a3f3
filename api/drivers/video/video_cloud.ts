import { settingsOnly, type ProbeResult } from '#drivers/probe'

export interface PlayAddress {
  definition: 'LD' | 'SD' | 'HD'
  /** Absolute, or a path of this site. */
  url: string
  format: 'mp4' | 'm3u8'
}

export interface PlayRequest {
  videoId: string
  /** Letters and digits, bound into the URL if the cloud supports it. */
  viewer: string
  seconds: number
  /** Defaults to `mp4`; live streams and replays need `m3u8`. */
  format?: PlayAddress['format']
}

export interface VideoInfo {
  videoId: string
  title: string
  /** Whole seconds; 0 until known. */
  seconds: number
  bytes: number
  coverUrl: string | null
  /** Completely uploaded; may still be transcoded. */
  arrived: boolean
  ready: boolean
}

/** Uploads and live streams have separate contracts: a cloud may only play. Throws DriverFailure. */
export abstract class VideoCloud {
  /** Signed URLs, best definition first; empty when not ready or without that format. */
  abstract playAddresses(request: PlayRequest): Promise<PlayAddress[]>

  abstract find(videoId: string): Promise<VideoInfo | null>

  async findAll(videoIds: string[]): Promise<VideoInfo[]> {
    const infos = await Promise.all(videoIds.map((videoId) => this.find(videoId)))
    return infos.filter((one) => one !== null)
  }

  /** Does not fail if it is already deleted. */
  abstract delete(videoId: string): Promise<void>

  /** One read-only call that shows whether account and settings work. @throws DriverFailure without a usable answer */
  async probe(): Promise<ProbeResult> {
    return settingsOnly()
  }
}
