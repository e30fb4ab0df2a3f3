import type { HttpError } from '@refinedev/core'
import { says } from '@zhuxue/api/terms/media'
import { sendToAliyun } from './aliyunCloud'
import { AllThere, Gone, Refused, keepTrying } from './keepTrying'
import { localReceiver } from './localCloud'
import { sendInChunks } from './sendInChunks'
import { askForTicket, type Ticket, type Wanted } from './ticket'
import type { Job, Sending } from './uploadLine'

/**
 * Sends a video to whichever cloud there is and answers its id; an upload that was begun goes on.
 * @throws Gone when the cloud does not know the begun one, Refused, or that the network is away
 */
export async function sendVideo(job: Job, how: Sending): Promise<string> {
  try {
    return await send(job, how)
  } catch (error) {
    if (error instanceof AllThere) return how.known!.videoId
    if (error instanceof Refused || how.signal.aborted) throw error
    throw new Error('网络中断，上传没有完成，可以从断点重试')
  }
}

async function send(job: Job, how: Sending): Promise<string> {
  const { file, courseId, title } = job
  const { known, signal, onBegun, onCheckpoint, onSent, onRetry } = how
  const wanted: Wanted = {
    ...{ title, fileName: file.name, fileSize: file.size, courseId },
    ...(known && { videoId: known.videoId }),
  }
  let ticket = await ticketFor(wanted)
  const again = { ...wanted, videoId: ticket.videoId }
  onBegun(ticket.videoId)

  const renew = async () => (ticket = await ticketFor(again))
  const receiver = localReceiver(ticket, file.size, renew)
  let checkpoint = known?.checkpoint

  await keepTrying(
    (progressed) =>
      ticket.cloud === 'local'
        ? sendInChunks(file, receiver, { signal, onSent, progressed })
        : sendToAliyun(file, {
            ...{ ticket, wanted: again, signal, checkpoint, onSent, progressed },
            onCheckpoint: (at) => {
              checkpoint = at
              onCheckpoint(at)
            },
          }),
    { signal, onRetry }
  )
  return ticket.videoId
}

/** A refused ticket for an upload that was begun means that it is over there: finished, or thrown away. */
async function ticketFor(wanted: Wanted): Promise<Ticket> {
  try {
    return await askForTicket(wanted)
  } catch (cause) {
    const { statusCode, message } = cause as HttpError
    if (wanted.videoId && message === says.videoDone) throw new AllThere(message)
    const refused = statusCode === 200 || statusCode === 404
    if (refused && wanted.videoId) throw new Gone(message)
    throw refused ? new Refused(message) : new Error(message)
  }
}
