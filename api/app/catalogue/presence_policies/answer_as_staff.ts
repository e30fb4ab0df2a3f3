import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import PresenceCheck from '#accounts/presence/presence_check'
import { PresenceState, PresenceWay } from '#accounts/presence/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { transaction } from '#core/transaction'

/** Staff verified the person, for example by a video call. @throws NotFound once it is answered or left */
export async function answerAsStaff(ctx: HttpContext, id: number, reason: string): Promise<void> {
  await transaction(async (trx) => {
    const found = await PresenceCheck.query({ client: trx }).where('id', id).select('userId').first()
    if (!found) throw new NotFound()
    await lockUser(trx, found.userId)
    const check = await PresenceCheck.lockOwnOpen(trx, found.userId, id)
    const before = { state: check.state }
    await check.end({ state: PresenceState.Passed, way: PresenceWay.Staff, actorId: requireUser(ctx).id, reason })
    await audit(trx, ctx, {
      action: 'presence-check.answer',
      object: `presence-check:${check.id}`,
      before,
      after: { state: check.state, way: check.way },
      reason,
    })
  })
}
