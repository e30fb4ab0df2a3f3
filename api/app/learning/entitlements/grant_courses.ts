import type { DateTime } from 'luxon'
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
}

/** In the settling transaction, so that paid and granted are one fact (docs/product.md 5.4). Idempotent. The caller holds the buyer's lock. */
export async function grantCourses(trx: Trx, purchase: Purchase): Promise<number[]> {
  const { order, items } = purchase
  if (order.orderType === 'package' || !items.length) return []

  const { userId } = order

  const granted: Grant[] = []
  for (const grant of await lockContents(trx, items)) {
    if (await record(trx, order, userId, grant)) granted.push(grant)
  }
  await extendEntitlements(trx, { userId, orderId: order.id, paidAt: order.paidAt, granted })
  return granted.map(({ courseId }) => courseId)
}

/** False when granted before: `grant_key` is unique. */
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
