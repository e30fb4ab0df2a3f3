import type { DateTime } from 'luxon'
import { lockUser } from '#accounts/lock_user'
import { isDuplicate, type Trx } from '#core/transaction'
import { now, toStored } from '#core/time'
import { lockContents } from '#learning/entitlements/lock_sequence'
import { extendEntitlements } from '#learning/entitlements/extend_entitlements'
import type { Grant, PaidItem } from '#learning/entitlements/order_contents'
import { UserCourseStatus } from '#learning/terms'

interface PaidOrder {
  id: number
  userId: number
  orderType: 'single' | 'package'
  paidAt: DateTime
}

export interface Purchase {
  order: PaidOrder
  items: PaidItem[]
  /** Whom the courses are for; the one who ordered unless said otherwise. */
  buyer?: { id: number }
}

/**
 * Gives the buyer what was paid for, in the settling transaction: paid and unlocked are one fact
 * (decisions, section 5). Calling it again for the same order changes nothing.
 *
 * A single order grants each course that is used here, and of a bundle every course in it; what is
 * sent by courier grants nothing. A bulk order grants nothing to its buyer: its copies are seats, one
 * `user_courses` row each from the moment they are assigned.
 * @returns the courses granted just now
 */
export async function grantCourses(trx: Trx, purchase: Purchase): Promise<number[]> {
  const { order, items } = purchase
  if (order.orderType === 'package' || !items.length) return []

  const userId = purchase.buyer?.id ?? order.userId
  await lockUser(trx, userId)

  const granted: Grant[] = []
  for (const grant of await lockContents(trx, items)) {
    if (await record(trx, order, userId, grant)) granted.push(grant)
  }
  await extendEntitlements(trx, { userId, orderId: order.id, paidAt: order.paidAt, granted })
  return granted.map(({ courseId }) => courseId)
}

/** False when this very grant is there already: `grant_key` is what makes it happen once. */
async function record(trx: Trx, order: PaidOrder, userId: number, grant: Grant): Promise<boolean> {
  const key = `${grant.source}:${order.id}:${grant.item.id}:${grant.courseId}`
  if (await trx.from('user_courses').where('grant_key', key).first()) return false

  try {
    await trx.table('user_courses').insert({
      course_id: grant.courseId,
      user_id: userId,
      source: grant.source,
      order_item_id: grant.item.id,
      order_id: order.id,
      seat_no: 1,
      grant_key: key,
      user_course_status: UserCourseStatus.Valid,
      claimed_at: toStored(order.paidAt),
      created_at: toStored(now()),
    })
    return true
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return false
  }
}
