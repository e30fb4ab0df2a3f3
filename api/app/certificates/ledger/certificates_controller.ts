import type { HttpContext } from '@adonisjs/core/http'
import { certificatesOf } from '#certificates/ledger/certificate_list'
import { unprintableName } from '#certificates/unprintable_name'
import { requireUser } from '#core/current_user'

export default class CertificatesController {
  async index(ctx: HttpContext) {
    const { id, userName } = requireUser(ctx)
    return { certs: await certificatesOf(id), unprintable: unprintableName(userName) }
  }
}
