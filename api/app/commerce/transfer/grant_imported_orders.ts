import db from '@adonisjs/lucid/services/db'
import { lockUser } from '#accounts/lock_user'
import { VideoTypes } from '#catalogue/terms'
import { lockOrder } from '#commerce/payments/lock_order'
import { OrderStatus, OrderType } from '#commerce/terms'
import { fromStored } from '#core/time'
import { transaction } from '#core/transaction'
import { readBought } from '#learning/entitlements/bought_contents'
import { endEntitlements } from '#learning/entitlements/end_entitlements'
import { grantCourses } from '#learning/entitlements/grant_courses'
import { CourseSource } from '#learning/terms'

interface Missing {
  id: number
  orderNo: string
  userId: number
  paidAt: string
}

const batch = 200

/** Orders of a former platform whose file of entitlements names none: granted as if they had been paid here. */
export async function grantImportedOrders(runId: number): Promise<void> {
  for (let after = 0; ;) {
    const orders = await withoutEntitlement(runId, after)
    for (const order of orders) await grant(order)
    if (orders.length < batch) return
    after = orders.at(-1)!.id
  }
}

async function withoutEntitlement(runId: number, after: number): Promise<Missing[]> {
  return db
    .from('import_links as l')
    .join('orders as o', 'o.id', 'l.row_id')
    .where({ 'l.run_id': runId, 'l.object': 'orders' })
    .where({ 'o.order_status': OrderStatus.Paid, 'o.order_type': OrderType.Single })
    .where('o.id', '>', after)
    .whereExists((lines) =>
      lines
        .from('order_items as i')
        .whereColumn('i.order_id', 'o.id')
        .whereIn('i.course_type', [...VideoTypes])
        .whereNotExists((granted) =>
          granted
            .from('user_courses as u')
            .whereColumn('u.order_item_id', 'i.id')
            .whereColumn('u.course_id', 'i.course_id')
            .where('u.source', CourseSource.Order)
        )
    )
    .orderBy('o.id')
    .limit(batch)
    .select('o.id', 'o.order_no as orderNo', 'o.user_id as userId', 'o.paid_at as paidAt')
}

async function grant({ id, orderNo, userId, paidAt }: Missing): Promise<void> {
  await transaction(async (trx) => {
    await lockOrder(trx, orderNo)
    await lockUser(trx, userId)
    const bought = await readBought(trx, { id, userId })
    const granted = new Set(
      bought.filter((one) => one.isGranted && one.source === CourseSource.Order).map(({ itemId }) => itemId)
    )
    const missing = bought.filter(({ itemId }) => !granted.has(itemId))
    await grantCourses(trx, {
      order: { id, userId, orderType: OrderType.Single, paidAt: fromStored(paidAt) },
      bought: missing,
    })
    const refunded = await trx
      .from('order_items')
      .where('order_id', id)
      .whereColumn('refunded_count', '>=', 'course_count')
      .select('id')
    await endEntitlements(
      trx,
      refunded.map((item) => item.id)
    )
  })
}
