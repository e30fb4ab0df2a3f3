import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { localFile } from '#core/http/local_file'
import { Forbidden, NotFound } from '#core/errors'
import { sendPart } from '#core/http/send_part'
import LocalVideo from '#drivers/video/local_video'
import { videoFile } from '#drivers/video/local_video_files'
import { signedPlaylist } from '#learning/local/signed_playlist'

const contentTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.ts': 'video/mp2t',
  '.m3u8': 'application/vnd.apple.mpegurl',
}

/** A signed URL works for one file until it expires; without one nothing is revealed. */
export default class VideosController {
  #videos = new LocalVideo()

  async show(ctx: HttpContext) {
    const { videoId } = ctx.params
    const file = ctx.params['*'].join('/')
    const grant = this.#videos.admits(videoId, file, String(ctx.request.qs().auth_key))
    if (!grant) throw new Forbidden()

    const found = await videoFile(videoId, file)
    if (!found) throw new NotFound()

    const contentType = contentTypes[extname(file)]
    if (extname(file) !== '.m3u8') return sendPart(ctx, localFile({ ...found, contentType }))

    const text = await readFile(found.path, 'utf8')
    const playlist = signedPlaylist(text, (name) => this.#videos.signUntil(videoId, `hls/${name}`, grant))
    ctx.response.header('Content-Type', contentType).header('X-Content-Type-Options', 'nosniff')
    return ctx.response.send(playlist)
  }
}
