import { messages } from '@zhuxue/api/terms/media'
import { sendToAliyun } from './aliyunCloud'
import { AlreadyUploaded, UploadNotFound, PermanentError, callApi, keepTrying } from './keepTrying'
import { localReceiver } from './localCloud'
import { sendInChunks } from './sendInChunks'
import { requestUploadGrant, type UploadGrant, type Wanted } from './uploadGrant'
import type { Job, Sending } from './upload'

/**
 * Sends a video to whichever cloud there is and answers its id; an upload that was begun goes on.
 * @throws Gone when the cloud does not know the begun one, Refused, or that the network is away
 */
export async function sendVideo(job: Job, how: Sending): Promise<string> {
  try {
    return await send(job, how)
  } catch (error) {
    if (error instanceof AlreadyUploaded) return error.videoId
    if (error instanceof PermanentError || how.signal.aborted) throw error
    throw new Error('网络中断，上传没有完成，可以从断点重试')
  }
}

async function send(job: Job, how: Sending): Promise<string> {
  const { file, courseId, title } = job
  const { known, signal, onBegun, onCheckpoint, onSent, onRetry } = how
  const { name: fileName, size: fileSize } = file
  const wanted: Wanted = { title, fileName, fileSize, courseId, videoId: known?.videoId }
  let ticket: UploadGrant | null = null
  let checkpoint = known?.checkpoint
  const renew = async () => (ticket = await ticketFor(wanted))

  await keepTrying(
    async (progressed) => {
      const valid = ticket ?? (await renew())
      onBegun((wanted.videoId = valid.videoId))
      if (valid.cloud === 'local') {
        const receiver = localReceiver(valid, fileSize, renew)
        return sendInChunks(file, receiver, { signal, onSent, progressed })
      }
      // The keys of the store live for an hour; the next try may come later than that.
      ticket = null
      return sendToAliyun(file, {
        ...{ ticket: valid, wanted, signal, checkpoint, onSent, progressed },
        onCheckpoint: (at) => onCheckpoint((checkpoint = at)),
      })
    },
    { signal, onRetry }
  )
  return wanted.videoId!
}

/** A refused ticket for an upload that was begun means that it is over there: finished, or thrown away. */
async function ticketFor(wanted: Wanted): Promise<UploadGrant> {
  try {
    return await callApi(() => requestUploadGrant(wanted))
  } catch (error) {
    const { message } = error as Error
    if (!wanted.videoId || !(error instanceof PermanentError)) throw error
    throw message === messages.videoDone
      ? new AlreadyUploaded(wanted.videoId)
      : new UploadNotFound(message)
  }
}
