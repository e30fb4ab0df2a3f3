import type { PlayAddress } from '#drivers/video/video_cloud'

export interface LiveGrant {
  stream: string
  seconds: number
}

export interface LivePlayGrant extends LiveGrant {
  /** Letters and digits, bound into the URL. */
  viewer: string
}

/** Push and play keys differ, so that viewers cannot push (docs/threats.md T74). A stream need not run to get URLs. */
export abstract class LiveStreams {
  /** For the teacher's encoder; a secret. */
  abstract pushAddress(grant: LiveGrant): Promise<string>

  abstract playAddress(grant: LivePlayGrant): Promise<PlayAddress>

  /** Whether a picture arrives now; null when the cloud cannot say. */
  abstract isRunning(stream: string): Promise<boolean | null>

  /** A page that sends a picture to this push URL in the place of an encoder. */
  encoderPage(_pushUrl: string): string | null {
    return null
  }
}
