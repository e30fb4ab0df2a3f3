import { SeatClaims } from '#accounts/seat_claims_contract'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { notifyAssigned } from '#learning/entitlements/notify_assigned'
import { queueEntitlementsGranted } from '#learning/entitlements/entitlement_events'
import { restoreHours } from '#learning/entitlements/restore_hours'

interface WaitingSeat {
  id: number
  courseId: number
  grantKey: string
  /** Null for a grant by an admin. */
  bought: number | null
}

/** Pending seats are `user_courses` rows with a telephone and no user (docs/decisions/0010). */
export class WaitingSeats extends SeatClaims {
  async waiting(trx: Trx, telephones: string[]): Promise<Set<string>> {
    const rows = await trx
      .from('user_courses')
      .whereIn('telephone', telephones)
      .whereNull('user_id')
      .select('telephone')
      .forShare()
    return new Set(rows.map((row) => row.telephone))
  }

  async claim(trx: Trx, userId: number, telephone: string): Promise<void> {
    const at = toStored(now())
    const waiting = () => trx.from('user_courses').where('telephone', telephone).whereNull('user_id')
    const claimed = await waiting().update({ user_id: userId, claimed_at: at, updated_at: at })
    if (!Number(claimed)) return
    const seats: WaitingSeat[] = await trx
      .from('user_courses as u')
      .leftJoin('order_items as i', 'i.id', 'u.order_item_id')
      .where({ 'u.telephone': telephone, 'u.user_id': userId, 'u.claimed_at': at })
      .orderBy('u.id')
      .select('u.id', 'u.course_id as courseId', 'u.grant_key as grantKey', 'i.course_id as bought')
    await restoreHours(trx, { userIds: [userId], courseIds: seats.map((seat) => seat.courseId) })
    await notifyAssigned(
      trx,
      seats.filter(isWhole).map(({ id, courseId }) => ({ userId, courseId, reference: `user-course:${id}` }))
    )
    await queueEntitlementsGranted(
      trx,
      seats.map(({ id }) => id)
    )
  }
}

/**
 * Excludes contents of a bundle, which were not assigned individually. The key of a grant starts with the granted
 * course.
 */
function isWhole({ courseId, grantKey, bought }: WaitingSeat): boolean {
  return courseId === (bought ?? Number(grantKey.split(':')[1]))
}
