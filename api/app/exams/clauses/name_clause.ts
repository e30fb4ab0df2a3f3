import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'

/** The title of a clause in its code: 综合单价. */
export async function nameClause(ctx: HttpContext, id: number, clauseName: string): Promise<void> {
  await transaction(async (trx) => {
    const clause = await trx.from('clauses').where('id', id).forUpdate().first()
    if (!clause) throw new NotFound()
    const changes = { clause_name: clauseName, updated_at: toStored(now()) }
    await trx.from('clauses').where('id', id).update(changes)
    await audit(trx, ctx, {
      action: 'clause.name',
      object: `clause:${id}`,
      before: { clauseName: clause.clause_name },
      after: { clauseName },
    })
  })
}
