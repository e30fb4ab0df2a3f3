import type { HttpContext } from '@adonisjs/core/http'
import { certificatesOf } from '#certificates/ledger/certificate_list'
import { requireUser } from '#core/current_user'

export default class CertificatesController {
  async index(ctx: HttpContext) {
    return { certs: await certificatesOf(requireUser(ctx).id) }
  }
}
