import { lockOwnUser } from '#accounts/lock_user'
import PresenceCheck from '#accounts/presence/presence_check'
import PresencePolicy from '#accounts/presence/presence_policy'
import {
  ExcusedPerDay,
  messages,
  PresenceMoment,
  PresenceState,
  PresenceWay,
  VendorFailedCode,
  VendorFailureRule,
  VendorRetrySeconds,
} from '#accounts/presence/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { BusinessZone, now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/**
 * The second failure, a minute after the first or later, excuses the check, at most three times a day; never before an
 * upload, which can wait. @throws UserError otherwise
 */
export async function noteVendorFailure(user: CurrentUser, id: number): Promise<void> {
  const refusal = await transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const check = await PresenceCheck.lockOwnOpen(trx, user.id, id)
    const since = check.vendorFailedAt
    if (!since) await check.merge({ vendorFailedAt: now() }).save()
    if (!since || now().diff(since, 'seconds').seconds < VendorRetrySeconds) return messages.vendorFailed
    if (!(await canExcuse(trx, check))) return messages.vendorWait
    await check.end({ state: PresenceState.Excused, way: PresenceWay.Vendor })
    return null
  })
  if (refusal) throw new UserError(refusal, { code: VendorFailedCode })
}

async function canExcuse(trx: Trx, check: PresenceCheck): Promise<boolean> {
  if (check.moment === PresenceMoment.Upload) return false
  const policy = await PresencePolicy.query({ client: trx }).where('id', check.presencePolicyId).firstOrFail()
  if (policy.onVendorFailure !== VendorFailureRule.Excuse) return false
  const [{ $extras: extras }] = await PresenceCheck.query({ client: trx })
    .where({ userId: check.userId, state: PresenceState.Excused })
    .where('answeredAt', '>=', toStored(now().setZone(BusinessZone).startOf('day')))
    .count('* as total')
  return Number(extras.total) < ExcusedPerDay
}
