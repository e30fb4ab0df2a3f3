import type { HttpContext } from '@adonisjs/core/http'
import { Forbidden } from '#core/errors'
import { now } from '#core/time'
import LocalLive from '#drivers/video/local_live'
import { encoderPage, encoderPolicy } from '#learning/local/encoder_page'
import { encoderValidator } from '#learning/local/validators'

/** Replaces the teacher's encoder; anyone with the push URL can send. */
export default class EncodersController {
  #live = new LocalLive()

  async show(ctx: HttpContext) {
    const { auth_key: key } = await this.#admitted(ctx)
    return ctx.response
      .header('Content-Security-Policy', encoderPolicy)
      .type('text/html; charset=utf-8')
      .send(encoderPage({ key, isSending: await this.#live.isRunning(ctx.params.stream) }))
  }

  /** Answers e2e tests with JSON, and redirects the form of the page back to it. */
  async store(ctx: HttpContext) {
    const { auth_key: key, sending } = await this.#admitted(ctx)
    const { stream } = ctx.params
    await this.#live.send(stream, sending ?? false)
    if (ctx.request.is(['urlencoded'])) {
      const page = `/local/live/${stream}/encoder?auth_key=${encodeURIComponent(key)}`
      return ctx.response.redirect().status(303).toPath(page)
    }
    return { sending: sending ?? false }
  }

  async #admitted({ request, params }: HttpContext) {
    const form = await request.validateUsing(encoderValidator)
    const at = now().toUnixInteger()
    if (!this.#live.takes(`/live/${params.stream}`, form.auth_key, at)) throw new Forbidden()
    return form
  }
}
