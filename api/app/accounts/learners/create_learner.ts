import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { addLearners } from '#accounts/learners/add_learners'
import type { Person } from '#accounts/learners/find_learners'
import { matchLearner } from '#accounts/learners/match_learner'
import { learnerMessages as messages } from '#accounts/learners/terms'
import { withKnownLearners } from '#accounts/learners/with_known_learners'
import { SeatClaims } from '#accounts/seat_claims_contract'
import User from '#accounts/user'
import { userAuditRecord } from '#accounts/user_audit_record'
import { audit, nothingToAudit } from '#core/audit/audit'
import { UserError } from '#core/errors'

export interface LearnerForm {
  userName: string
  idCard?: string
  telephone?: string
  note?: string
}

/** Idempotent: a person who exists is returned, not changed. */
@inject()
export class CreateLearner {
  constructor(protected claims: SeatClaims) {}

  async execute(ctx: HttpContext, { userName, idCard, telephone, note }: LearnerForm) {
    if (!idCard && !telephone) throw new UserError(messages.oneNumber, { field: 'telephone' })
    const person: Person = { userName, idCard: idCard ?? null, telephone: telephone ?? null }
    const answer = await withKnownLearners([person], async (trx, known) => {
      const match = matchLearner(person, known)
      // Names of numbers are not probed without a trace (docs/threats.md T284).
      if ('sentence' in match) {
        const { ownerId, column } = match
        await audit(trx, ctx, { action: 'user.refuse-new', object: `user:${ownerId}`, after: { number: column } })
        return match
      }
      if (match.user) {
        nothingToAudit(ctx)
        return { userId: match.user.id, created: false }
      }
      const [userId] = await addLearners(trx, [person])
      if (telephone) await this.claims.claim(trx, userId!, telephone)
      const user = await User.findWithRoles(userId!, trx)
      await audit(trx, ctx, {
        action: 'user.create',
        object: `user:${userId}`,
        after: userAuditRecord(user),
        reason: note,
      })
      return { userId: userId!, created: true }
    })
    if ('sentence' in answer) throw new UserError(answer.sentence, { field: answer.column })
    return answer
  }
}
