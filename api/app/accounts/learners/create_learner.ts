import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { AddLearner } from '#accounts/learners/add_learner'
import { auditRefusedLearner } from '#accounts/learners/audit_refused_learner'
import type { Person } from '#accounts/learners/find_learners'
import { matchLearner } from '#accounts/learners/match_learner'
import { learnerMessages as messages } from '#accounts/learners/terms'
import { withKnownLearners } from '#accounts/learners/with_known_learners'
import { SeatClaims } from '#accounts/seat_claims_contract'
import type User from '#accounts/user'
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
  constructor(
    protected addLearner: AddLearner,
    protected claims: SeatClaims
  ) {}

  async execute(ctx: HttpContext, { userName, idCard, telephone, note }: LearnerForm) {
    if (!idCard && !telephone) throw new UserError(messages.oneNumber, { field: 'telephone' })
    const person: Person = { userName, idCard: idCard ?? null, telephone: telephone ?? null }
    const answer = await withKnownLearners([person], async (trx, known) => {
      const match = matchLearner(person, known)
      if ('sentence' in match) {
        await auditRefusedLearner(trx, ctx, match)
        return match
      }
      if (match.user) return this.#complete(trx, ctx, match.user, person)
      const userId = await this.addLearner.execute(trx, ctx, person, note)
      return { userId, created: true, msg: messages.created }
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
