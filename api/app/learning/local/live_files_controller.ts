import { stat } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { localFile } from '#core/http/local_file'
import { Forbidden, NotFound } from '#core/errors'
import { sendPart } from '#core/http/send_part'
import LocalLive from '#drivers/video/local_live'

/** Playlist and segments of a running stream; each URL works for one file until it expires. */
export default class LiveFilesController {
  #live = new LocalLive()

  async show(ctx: HttpContext) {
    const { stream, file } = ctx.params
    const grant = this.#live.admits(stream, file, String(ctx.request.qs().auth_key))
    if (!grant) throw new Forbidden()
    if (file.endsWith('.ts')) return this.#segment(ctx, stream, file)

    const text = await this.#live.playlist(stream, grant)
    if (text === null) throw new NotFound()
    ctx.response
      .header('Content-Type', 'application/vnd.apple.mpegurl')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-store')
    return ctx.response.send(text)
  }

  async #segment(ctx: HttpContext, stream: string, file: string) {
    const path = await this.#live.segment(stream, file)
    if (!path) throw new NotFound()
    const { size: bytes, mtime: changedAt } = await stat(path)
    return sendPart(ctx, localFile({ path, bytes, changedAt, contentType: 'video/mp2t' }))
  }
}
