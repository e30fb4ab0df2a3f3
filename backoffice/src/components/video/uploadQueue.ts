import { UploadNotFound, callApi, retry, throwIfAborted } from './retry'
import type { UploadStore, StoredUpload } from './storedUploads'
import { speedometer } from './uploadSpeed'
import type { UploadJob, Phase, SendOptions, Upload } from './upload'

interface UploadDependencies {
  /** Uploads the file to the cloud and returns its id. */
  send: (job: UploadJob, how: SendOptions) => Promise<string>
  /** Deletes what the cloud has received. */
  cancel: (videoId: string) => void
  memory: UploadStore
}

const paused = new DOMException('paused', 'AbortError')
const running: Phase[] = ['sending', 'retrying', 'finishing']

/**
 * Uploads one file after the other, each with its own progress. The queue belongs to the page, not to a component: a
 * panel may close while its upload continues.
 */
export class UploadQueue {
  #jobs = new Map<string, UploadJob>()
  #uploads: readonly Upload[] = []
  #listeners = new Set<() => void>()
  #current: { key: string; stop: AbortController } | null = null

  constructor(protected dependencies: UploadDependencies) {}

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  uploads = () => this.#uploads

  /** Whether an upload is running or waiting, without needing the user. */
  isMoving = () => this.#uploads.some(({ phase }) => phase === 'waiting' || running.includes(phase))

  /** Starts an upload, or resumes one of the same file. Another file for the same owner replaces it. */
  start(job: UploadJob) {
    this.cancel(job.key, this.dependencies.memory.match(job.key, job.file) !== undefined)
    this.#jobs.set(job.key, job)
    const { name: fileName, size: bytes } = job.file
    const sent = this.dependencies.memory.of(job.key)?.sent ?? 0
    const fresh: Upload = { key: job.key, fileName, bytes, sent, phase: 'waiting', speed: null, errorMessage: null }
    this.#tell([...this.#uploads, fresh])
    this.#next()
  }

  resume(key: string) {
    this.#change(key, { phase: 'waiting', errorMessage: null })
    this.#next()
  }

  pause(key: string) {
    this.#change(key, { phase: 'paused', speed: null, errorMessage: null })
    if (this.#current?.key === key) this.#current.stop.abort(paused)
  }

  pauseAll() {
    for (const { key, phase } of this.#uploads) {
      if (phase === 'waiting' || running.includes(phase)) this.pause(key)
    }
  }

  /** Stops the upload and deletes what was received, unless `keep` retains it for resuming. */
  cancel(key: string, keep = false) {
    this.#jobs.delete(key)
    this.#tell(this.#uploads.filter((one) => one.key !== key))
    if (this.#current?.key === key) this.#current.stop.abort(paused)
    if (keep) return
    const begun = this.dependencies.memory.of(key)
    this.dependencies.memory.forget(key)
    if (begun && !begun.uploaded) this.dependencies.cancel(begun.videoId)
  }

  /** The id may arrive after the upload was cancelled. */
  #cancelIfUnwanted(job: UploadJob, videoId: string) {
    const isActive = this.#jobs.get(job.key) === job
    const isStored = this.dependencies.memory.of(job.key)?.videoId === videoId
    if (!isActive && !isStored) this.dependencies.cancel(videoId)
  }

  #next() {
    const waiting = this.#uploads.find(({ phase }) => phase === 'waiting')
    if (this.#current || !waiting) return
    const current = { key: waiting.key, stop: new AbortController() }
    this.#current = current
    void this.#run(this.#jobs.get(waiting.key)!, current.stop.signal).finally(() => {
      this.#current = null
      this.#next()
    })
  }

  async #run(job: UploadJob, signal: AbortSignal) {
    try {
      const videoId = await this.#delivered(job, signal)
      throwIfAborted(signal)
      this.#change(job.key, { phase: 'finishing', sent: job.file.size, speed: null })
      await retry(() => callApi(() => job.done(videoId)), this.#patience(job.key, signal))
      if (this.#jobs.get(job.key) !== job) return
      this.cancel(job.key)
    } catch (error) {
      if (signal.aborted) return
      this.#change(job.key, { phase: 'failed', speed: null, errorMessage: (error as Error).message })
    }
  }

  /** The id of the video once it is completely in the cloud; an upload unknown to the cloud restarts. */
  async #delivered(job: UploadJob, signal: AbortSignal): Promise<string> {
    const { memory } = this.dependencies
    const known = memory.match(job.key, job.file)
    if (known?.uploaded) return known.videoId
    try {
      return await this.#send(job, signal, known)
    } catch (error) {
      if (!(error instanceof UploadNotFound) || !known) throw error
      memory.forget(job.key)
      return this.#send(job, signal)
    }
  }

  async #send(job: UploadJob, signal: AbortSignal, known?: StoredUpload): Promise<string> {
    const { name, size, lastModified } = job.file
    const { memory, send } = this.dependencies
    const speed = speedometer()
    let now: Omit<StoredUpload, 'at'> = known ?? { key: job.key, name, size, lastModified, videoId: '', sent: 0 }
    const keep = (update: Partial<StoredUpload>) => {
      now = { ...now, ...update }
      if (!signal.aborted && now.videoId) memory.keep(now)
    }

    this.#change(job.key, { phase: 'sending', sent: now.sent })
    const videoId = await send(job, {
      known,
      signal,
      onBegun: (id) => {
        keep({ videoId: id })
        this.#cancelIfUnwanted(job, id)
      },
      onCheckpoint: (checkpoint) => keep({ checkpoint }),
      onSent: (sent) => {
        if (signal.aborted) return
        keep({ sent })
        this.#change(job.key, { phase: 'sending', sent, speed: speed(sent), errorMessage: null })
      },
      onRetry: this.#patience(job.key, signal).onRetry,
    })
    keep({ videoId, sent: size, uploaded: true })
    return videoId
  }

  #patience(key: string, signal: AbortSignal) {
    const onRetry = (seconds: number) => {
      const errorMessage = `网络中断，${seconds} 秒后重试`
      this.#change(key, { phase: 'retrying', speed: null, errorMessage })
    }
    return { signal, onRetry }
  }

  #change(key: string, update: Partial<Upload>) {
    this.#tell(this.#uploads.map((one) => (one.key === key ? { ...one, ...update } : one)))
  }

  #tell(uploads: readonly Upload[]) {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}
