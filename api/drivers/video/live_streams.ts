import type { PlayAddress } from '#drivers/video/video_cloud'

export interface LiveGrant {
  /** The name of the stream: letters and digits. */
  stream: string
  /** How long the address may be used to begin, in seconds from now. */
  seconds: number
}

export interface LivePlayGrant extends LiveGrant {
  /** Who watches: letters and digits, bound into the address. */
  viewer: string
}

/**
 * Live streams. The address to push to and the one to watch are signed with keys of their own, so that
 * whoever may watch can never push (threat T74). Signing asks nobody: an address is given whether or not
 * somebody pushes just now.
 */
export abstract class LiveStreams {
  /** Where the teacher's encoder sends the stream: a secret. */
  abstract pushAddress(grant: LiveGrant): Promise<string>

  /** Where the stream is watched: a playlist. */
  abstract playAddress(grant: LivePlayGrant): Promise<PlayAddress>
}
