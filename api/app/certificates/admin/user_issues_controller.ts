import type { HttpContext } from '@adonisjs/core/http'
import User from '#accounts/user'
import { foreignCertificatesOf } from '#certificates/foreign/foreign_list'
import { issuesOf } from '#certificates/issues/issue_list'
import { audit } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { transaction } from '#core/transaction'

export default class UserIssuesController {
  /** Reading another user's certificates is audited (docs/threats.md T22). */
  async index(ctx: HttpContext) {
    const userId = ctx.params.id
    const user = await User.query().where('id', userId).whereNull('deletedAt').first()
    if (!user) throw new NotFound()
    await transaction((trx) =>
      audit(trx, ctx, { action: 'user.read-certificates', object: `user:${userId}`, onceAMinute: true })
    )
    return { issues: await issuesOf(userId), foreign: await foreignCertificatesOf(userId) }
  }
}
