import type { Remembered } from './remembered'

export type Phase = 'waiting' | 'sending' | 'retrying' | 'paused' | 'finishing' | 'failed'

/** One upload as a screen shows it. */
export interface Upload {
  key: string
  fileName: string
  bytes: number
  sent: number
  phase: Phase
  /** Bytes a second; null while nobody can tell. */
  speed: number | null
  trouble: string | null
}

export interface Job {
  /** What the video is for; there is one upload for it at a time. */
  key: string
  file: File
  courseId: number
  title: string
  /** Tells the server what the video belongs to, once it is there. */
  done: (videoId: string) => Promise<void>
}

export interface Sending {
  known?: Remembered
  signal: AbortSignal
  /** The cloud has given the upload its id; from now on it can be gone on with. */
  onBegun: (videoId: string) => void
  onCheckpoint: (checkpoint: Remembered['checkpoint']) => void
  onSent: (bytes: number) => void
  onRetry: (seconds: number) => void
}
