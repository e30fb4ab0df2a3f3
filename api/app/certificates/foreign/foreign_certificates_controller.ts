import type { HttpContext } from '@adonisjs/core/http'
import { foreignCertificatesByNumber } from '#certificates/foreign/foreign_list'
import { foreignNumberValidator } from '#certificates/foreign/validators'

export default class ForeignCertificatesController {
  /** Public: by the whole number only; nothing for an unknown one. */
  async index({ request }: HttpContext) {
    const { number } = await request.validateUsing(foreignNumberValidator)
    return { certificates: await foreignCertificatesByNumber(number) }
  }
}
