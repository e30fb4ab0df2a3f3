import type { HttpContext } from '@adonisjs/core/http'
import CourseEduLog from '#certificates/course_edu_log'
import { audit } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { transaction } from '#core/transaction'
import { explainHours } from '#learning/explanations/explain_hours'
import { explanationValidator } from '#learning/explanations/validators'

export default class ExplanationsController {
  /** Reading another user's minutes is audited (docs/threats.md T22). */
  async show(ctx: HttpContext) {
    const { page, pageSize } = await ctx.request.validateUsing(explanationValidator)
    const log = await CourseEduLog.find(ctx.params.id)
    if (!log) throw new NotFound()
    await transaction((trx) => audit(trx, ctx, { action: 'user.read-ledger', object: `user:${log.userId}` }))
    return explainHours(log, page, pageSize)
  }
}
