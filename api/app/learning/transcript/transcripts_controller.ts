import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { transcriptOf } from '#learning/transcript/transcript'

export default class TranscriptsController {
  async show(ctx: HttpContext) {
    return transcriptOf(requireUser(ctx).id)
  }
}
