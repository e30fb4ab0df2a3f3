import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { addLearners } from '#accounts/learners/add_learners'
import type { Person } from '#accounts/learners/find_learners'
import { SeatClaims } from '#accounts/seat_claims_contract'
import User from '#accounts/user'
import { userAuditRecord } from '#accounts/user_audit_record'
import { audit } from '#core/audit/audit'
import type { Trx } from '#core/transaction'

/** A new account, with the courses that wait for its telephone. */
@inject()
export class AddLearner {
  constructor(protected claims: SeatClaims) {}

  async execute(trx: Trx, ctx: HttpContext, person: Person, note?: string): Promise<number> {
    const [userId] = await addLearners(trx, [person])
    if (person.telephone) await this.claims.claim(trx, userId!, person.telephone)
    const user = await User.findWithRoles(userId!, trx)
    const after = userAuditRecord(user)
    await audit(trx, ctx, { action: 'user.create', object: `user:${userId}`, after, reason: note })
    return userId!
  }
}
