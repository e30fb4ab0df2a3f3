import { createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  freeBytes,
  recordUpload,
  partPath,
  removeUpload,
  finishVideo,
  uploadState,
  withUploadLock,
  type UploadState,
} from '#drivers/video/local_upload_files'
import { isMp4, readMp4 } from '#drivers/video/mp4_seconds'
import { PartUploadError } from '#drivers/video/part_upload_error'

/** Disk space reserved for everything else. */
const spare = 64 * 1_048_576
/** A sender that is silent for so long is gone: another may continue. */
const idleTimeoutMs = 20_000

export interface VideoPart {
  offset: number
  /** Bytes of the whole video. */
  length: number
}

interface Limits {
  below: number
  /** Free bytes on the disk. */
  room?: () => Promise<number>
}

/** An interrupted part keeps the received bytes; a file that is not a video is removed. @throws PartUploadError */
export async function receivePart(
  videoId: string,
  part: VideoPart,
  body: Readable,
  { below, room = freeBytes }: Limits
): Promise<UploadState> {
  if (part.length >= below) throw new PartUploadError('tooLarge')
  const before = await uploadState(videoId)
  if (!before) throw new PartUploadError('gone')
  if (before.done) return behind(before, part)

  try {
    const state = await withUploadLock(videoId, () => append(videoId, part, body, room))
    if (!state) throw new PartUploadError('busy')
    return state
  } catch (error) {
    // Cancelled during the upload: its folder is gone.
    throw (error as { code?: string }).code === 'ENOENT' ? new PartUploadError('gone') : error
  }
}

async function append(
  videoId: string,
  part: VideoPart,
  body: Readable,
  room: () => Promise<number>
): Promise<UploadState> {
  const { offset, length } = part
  const state = behind(await uploadState(videoId), part)
  if (state.done) return state
  if (length - offset + spare > (await room())) throw new PartUploadError('full', offset)

  if (state.length === null) await recordUpload(videoId, { ...state, length })
  await write(videoId, part, body)
  const now = await uploadState(videoId)
  if (!now) throw new PartUploadError('gone')
  return now.offset === length ? finish(videoId, now) : now
}

function behind(state: UploadState | null, { offset, length }: VideoPart): UploadState {
  if (!state) throw new PartUploadError('gone')
  if (state.length !== null && state.length !== length) throw new PartUploadError('otherLength')
  if (state.offset !== offset) throw new PartUploadError('otherOffset', state.offset)
  return state
}

async function write(videoId: string, { offset, length }: VideoPart, body: Readable): Promise<void> {
  const file = createWriteStream(partPath(videoId), { flags: 'r+', start: offset, flush: true })
  try {
    await pipeline(following(body, length - offset), file)
  } catch (error) {
    const reached = (await uploadState(videoId))?.offset
    const { code } = error as { code?: string }
    if (error instanceof PartUploadError && error.why !== 'broken') throw error
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new PartUploadError('full', reached)
    if (error instanceof PartUploadError || code?.startsWith('ERR_STREAM')) {
      throw new PartUploadError('broken', reached)
    }
    throw error
  }
}

/** A rejected sender is read to its end instead of disconnected, so that it receives the error. */
function following(body: Readable, bytes: number): Transform {
  const waiting = setTimeout(() => counter.destroy(new PartUploadError('broken')), idleTimeoutMs).unref()
  let left = bytes
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      waiting.refresh()
      left -= chunk.length
      next(left < 0 ? new PartUploadError('tooMuch') : null, chunk)
    },
    destroy(error, done) {
      clearTimeout(waiting)
      body.unpipe(counter)
      body.resume()
      done(error)
    },
  })
  body.on('error', () => counter.destroy(new PartUploadError('broken')))
  body.on('close', () => body.readableEnded || counter.destroy(new PartUploadError('broken')))
  return body.pipe(counter)
}

async function finish(videoId: string, state: UploadState): Promise<UploadState> {
  const path = partPath(videoId)
  const { seconds, fault } = (await isMp4(path)) ? await readMp4(path) : { seconds: 0, fault: 'notMp4' as const }
  if (fault) {
    await removeUpload(videoId)
    throw new PartUploadError(fault)
  }
  await finishVideo(videoId, { title: state.title, seconds })
  return { ...state, done: true }
}
