import type { HttpContext } from '@adonisjs/core/http'
import { audit, nothingToAudit } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'

/** Its entitlement stays. The log stores only the end of the code, so that it cannot be used. */
export async function revokeLiveCode(ctx: HttpContext, id: number): Promise<void> {
  await transaction(async (trx) => {
    const code = await trx.from('live_codes').where('id', id).forUpdate().first()
    if (!code) throw new NotFound()
    if (code.revoked_at) return nothingToAudit(ctx)

    await trx
      .from('live_codes')
      .where('id', id)
      .update({ revoked_at: toStored(now()) })
    await audit(trx, ctx, {
      action: 'live-code.revoke',
      object: `course:${code.course_id}`,
      before: { liveCode: `******${code.code.slice(-4)}`, used: code.bound_at !== null },
    })
  })
}
