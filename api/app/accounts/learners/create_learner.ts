import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { addLearners } from '#accounts/learners/add_learners'
import type { Person } from '#accounts/learners/find_learners'
import { matchLearner } from '#accounts/learners/match_learner'
import { learnerMessages as messages } from '#accounts/learners/terms'
import { withKnownLearners } from '#accounts/learners/with_known_learners'
import { SeatClaims } from '#accounts/seat_claims_contract'
import User from '#accounts/user'
import { fillLearner } from '#accounts/learners/fill_learner'
import { userAuditRecord } from '#accounts/user_audit_record'
import { audit, differences, nothingToAudit } from '#core/audit/audit'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'

export interface LearnerForm {
  userName: string
  idCard?: string
  telephone?: string
  note?: string
}

/** Idempotent: a person who exists is returned, with the numbers that were missing. */
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
      if (match.user) return this.#complete(trx, ctx, match.user, person)
      const [userId] = await addLearners(trx, [person])
      if (telephone) await this.claims.claim(trx, userId!, telephone)
      const user = await User.findWithRoles(userId!, trx)
      await audit(trx, ctx, {
        action: 'user.create',
        object: `user:${userId}`,
        after: userAuditRecord(user),
        reason: note,
      })
      return { userId: userId!, created: true, msg: messages.created }
    })
    if ('sentence' in answer) throw new UserError(answer.sentence, { field: answer.column })
    return answer
  }

  async #complete(trx: Trx, ctx: HttpContext, user: User, person: Person) {
    const before = userAuditRecord(user)
    const { isChanged, isProved } = await fillLearner(user, person)
    if (isProved) await this.claims.claim(trx, user.id, person.telephone!)
    if (isChanged) {
      const changes = differences(before, userAuditRecord(user))
      await audit(trx, ctx, { action: 'user.update', object: `user:${user.id}`, ...changes })
    } else nothingToAudit(ctx)
    return { userId: user.id, created: false, msg: isChanged ? messages.completed : messages.exists }
  }
}
