import type { HttpContext } from '@adonisjs/core/http'
import User from '#accounts/user'
import { unprintableName } from '#certificates/unprintable_name'
import { certificatesOf } from '#certificates/ledger/certificate_list'
import { audit } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { transaction } from '#core/transaction'

export default class CertificatesController {
  /** Reading another user's study data is audited (docs/threats.md T22). */
  async index(ctx: HttpContext) {
    const userId = ctx.params.id
    const user = await User.query().where('id', userId).whereNull('deletedAt').first()
    if (!user) throw new NotFound()
    await transaction((trx) =>
      audit(trx, ctx, { action: 'user.read-certificates', object: `user:${userId}`, onceAMinute: true })
    )
    const { userName } = user
    return { userName, certs: await certificatesOf(userId), unprintable: unprintableName(userName) }
  }
}
