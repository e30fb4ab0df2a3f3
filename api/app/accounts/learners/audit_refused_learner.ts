import type { HttpContext } from '@adonisjs/core/http'
import type { RefusedMatch } from '#accounts/learners/match_learner'
import { audit } from '#core/audit/audit'
import type { Trx } from '#core/transaction'

/** Names of numbers are not probed without a trace (docs/threats.md T284). */
export async function auditRefusedLearner(
  trx: Trx,
  ctx: HttpContext,
  { ownerId, column }: RefusedMatch
): Promise<void> {
  await audit(trx, ctx, { action: 'user.refuse-new', object: `user:${ownerId}`, after: { number: column } })
}
