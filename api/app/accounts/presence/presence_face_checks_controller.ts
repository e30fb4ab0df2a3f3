import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { FacePresence } from '#accounts/presence/face_presence'
import { messages, PresenceState } from '#accounts/presence/terms'
import { faceCheckValidator } from '#accounts/presence/validators'
import { requireUser } from '#core/current_user'
import { qrPng } from '#core/qr_code/qr_png'

const qrPixels = 240

@inject()
export default class PresenceFaceChecksController {
  constructor(protected facePresence: FacePresence) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(faceCheckValidator)
    const started = await this.facePresence.begin(requireUser(ctx), ctx.params.id, { ...form, ip: ctx.request.ip() })
    if (!started) {
      return { state: PresenceState.Excused, certifyId: null, certifyUrl: null, qr: null, msg: messages.excused }
    }
    const { certifyId, certifyUrl } = started
    const qr = `data:image/png;base64,${qrPng(certifyUrl, qrPixels).toString('base64')}`
    return { state: PresenceState.Open, certifyId, certifyUrl, qr }
  }
}
