import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { VideoCloud } from '#drivers/video/video_cloud'
import LocalUploads from '#drivers/video/local_uploads'
import { uploadState } from '#drivers/video/local_upload_files'
import { receivePart } from '#drivers/video/local_upload_receiver'
import { PartUploadError } from '#drivers/video/part_upload_error'
import { syncPendingVideos } from '#media/sync_video_status'
import { VideoBytesLimit, VideoState, messages } from '#media/terms'
import Video from '#media/video'

const partType = 'application/offset+octet-stream'

/** Resumable uploads like tus.io (`HEAD`, `PATCH`), authorized by the video's token. */
@inject()
export default class VideoUploadsController {
  #uploads = new LocalUploads()

  constructor(protected cloud: VideoCloud) {}

  async show(ctx: HttpContext) {
    const { videoId } = ctx.params
    if (!this.#admits(ctx)) return this.#grantOver(ctx)

    const state = await uploadState(videoId)
    if (!state) return this.#refuse(ctx, new PartUploadError('gone'))
    const { offset, length } = state
    ctx.response.header('Upload-Offset', String(offset))
    if (length !== null) ctx.response.header('Upload-Length', String(length))
    return { offset, length }
  }

  async update(ctx: HttpContext) {
    const { request, response, params } = ctx
    if (!this.#admits(ctx)) return this.#grantOver(ctx)
    try {
      if (request.header('content-type') !== partType) throw new PartUploadError('otherType')
      const part = { offset: bytesIn(ctx, 'upload-offset'), length: bytesIn(ctx, 'upload-length') }
      const { offset, done } = await receivePart(params.videoId, part, request.request, { below: VideoBytesLimit })
      if (done) await this.#learn(params.videoId)
      return response.status(204).header('Upload-Offset', String(offset)).send(null)
    } catch (error) {
      if (!(error instanceof PartUploadError)) throw error
      if (error.status === 415 && error.why !== 'otherType') await this.#forget(params.videoId)
      return this.#refuse(ctx, error)
    }
  }

  #admits({ request, params }: HttpContext): boolean {
    const [, token = ''] = /^Upload (\S+)$/.exec(request.header('authorization') ?? '') ?? []
    return this.#uploads.admits(params.videoId, token)
  }

  #grantOver({ request, response }: HttpContext) {
    request.request.resume()
    return response.status(401).send({ code: '401', msg: messages.videoGrantOver })
  }

  #refuse({ request, response }: HttpContext, { status, userMessage, offset }: PartUploadError) {
    request.request.resume()
    if (offset !== undefined) response.header('Upload-Offset', String(offset))
    return response.status(status).send({ code: String(status), msg: userMessage })
  }

  async #learn(videoId: string): Promise<void> {
    const video = await Video.findBy('videoId', videoId)
    if (video) await syncPendingVideos(this.cloud, [video])
  }

  async #forget(videoId: string): Promise<void> {
    await Video.query().where({ videoId, status: VideoState.Uploading }).delete()
  }
}

function bytesIn({ request }: HttpContext, header: string): number {
  const text = request.header(header) ?? ''
  if (!/^\d{1,15}$/.test(text)) throw new PartUploadError('incomplete')
  return Number(text)
}
