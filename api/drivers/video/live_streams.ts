import type { PlayAddress } from '#drivers/video/video_cloud'
import { settingsOnly, type ProbeResult } from '#drivers/probe'

export interface LiveGrant {
  stream: string
  seconds: number
}

export interface LivePlayGrant extends LiveGrant {
  /** Letters and digits, bound into the URL. */
  viewer: string
}

/** Push and play keys differ, so that viewers cannot push (docs/threats.md T74). URLs exist before the stream runs. */
export abstract class LiveStreams {
  /** For the teacher's encoder; a secret. */
  abstract pushAddress(grant: LiveGrant): Promise<string>

  abstract playAddress(grant: LivePlayGrant): Promise<PlayAddress>

  /** Whether the stream is currently receiving video; null if the cloud cannot tell. */
  abstract isRunning(stream: string): Promise<boolean | null>

  /** One read-only call that shows whether account and settings work. @throws DriverFailure without a usable answer */
  async probe(): Promise<ProbeResult> {
    return settingsOnly()
  }

  /** A page that replaces an encoder and sends video to this push URL. */
  encoderPage(_pushUrl: string): string | null {
    return null
  }
}
