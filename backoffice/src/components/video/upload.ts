import type { StoredUpload } from './storedUploads'

export type Phase = 'waiting' | 'sending' | 'retrying' | 'paused' | 'finishing' | 'failed'

export interface Upload {
  key: string
  fileName: string
  bytes: number
  sent: number
  phase: Phase
  /** Bytes per second; null until known. */
  speed: number | null
  errorMessage: string | null
}

export interface UploadJob {
  /** The owner of the video; each has at most one upload at a time. */
  key: string
  file: File
  courseId: number
  title: string
  /** Sets the uploaded video on its owner. */
  done: (videoId: string) => Promise<void>
}

export interface SendOptions {
  known?: StoredUpload
  signal: AbortSignal
  /** The cloud has assigned an id; from now on the upload can be resumed. */
  onBegun: (videoId: string) => void
  onCheckpoint: (checkpoint: StoredUpload['checkpoint']) => void
  onSent: (bytes: number) => void
  onRetry: (seconds: number) => void
}
