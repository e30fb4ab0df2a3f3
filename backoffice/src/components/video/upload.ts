import type { StoredUpload } from './storedUploads'

export type Phase = 'waiting' | 'sending' | 'retrying' | 'paused' | 'finishing' | 'failed'

export interface Upload {
  key: string
  fileName: string
  bytes: number
  sent: number
  phase: Phase
  /** Bytes a second; null while nobody can tell. */
  speed: number | null
  errorMessage: string | null
}

export interface UploadJob {
  /** What the video is for; there is one upload for it at a time. */
  key: string
  file: File
  courseId: number
  title: string
  /** Tells the server what the video belongs to, once it is there. */
  done: (videoId: string) => Promise<void>
}

export interface SendOptions {
  known?: StoredUpload
  signal: AbortSignal
  /** The cloud has given the upload its id; from now on it can be gone on with. */
  onBegun: (videoId: string) => void
  onCheckpoint: (checkpoint: StoredUpload['checkpoint']) => void
  onSent: (bytes: number) => void
  onRetry: (seconds: number) => void
}
