import { messages } from '@zhuxue/api/terms/media'
import { sendToAliyun } from './aliyunCloud'
import { AlreadyUploaded, UploadNotFound, PermanentError, callApi, retry } from './retry'
import { localReceiver } from './localCloud'
import { sendInChunks } from './sendInChunks'
import { requestUploadGrant, type UploadGrant, type GrantRequest } from './uploadGrant'
import type { UploadJob, SendOptions } from './upload'

/**
 * Uploads a video to the configured cloud and returns its id; resumes an upload that was started.
 * @throws UploadNotFound when the cloud does not know the upload, PermanentError, or a network error
 */
export async function sendVideo(job: UploadJob, how: SendOptions): Promise<string> {
  try {
    return await send(job, how)
  } catch (error) {
    if (error instanceof AlreadyUploaded) return error.videoId
    if (error instanceof PermanentError || how.signal.aborted) throw error
    throw new Error('网络中断，上传没有完成，可以从断点重试')
  }
}

async function send(job: UploadJob, how: SendOptions): Promise<string> {
  const { file, courseId, title } = job
  const { known, signal, onBegun, onCheckpoint, onSent, onRetry } = how
  const { name: fileName, size: fileSize } = file
  const request: GrantRequest = { title, fileName, fileSize, courseId, videoId: known?.videoId }
  let grant: UploadGrant | null = null
  let checkpoint = known?.checkpoint
  const renew = async () => (grant = await grantFor(request))

  await retry(
    async (progressed) => {
      const valid = grant ?? (await renew())
      onBegun((request.videoId = valid.videoId))
      if (valid.cloud === 'local') {
        const receiver = localReceiver(valid, fileSize, renew)
        return sendInChunks(file, receiver, { signal, onSent, progressed })
      }
      // The keys of the store are valid for an hour; the next attempt may come later.
      grant = null
      return sendToAliyun(file, {
        grant: valid,
        request,
        signal,
        checkpoint,
        onSent,
        progressed,
        onCheckpoint: (at) => onCheckpoint((checkpoint = at)),
      })
    },
    { signal, onRetry }
  )
  return request.videoId!
}

/** A rejected grant for a started upload means that it is gone: complete or deleted. */
async function grantFor(request: GrantRequest): Promise<UploadGrant> {
  try {
    return await callApi(() => requestUploadGrant(request))
  } catch (error) {
    const { message } = error as Error
    if (!request.videoId || !(error instanceof PermanentError)) throw error
    throw message === messages.videoDone ? new AlreadyUploaded(request.videoId) : new UploadNotFound(message)
  }
}
