import db from '@adonisjs/lucid/services/db'
import { lockUser } from '#accounts/lock_user'
import { VideoTypes } from '#catalogue/terms'
import { lockOrder } from '#commerce/payments/lock_order'
import { OrderStatus, OrderType } from '#commerce/terms'
import { fromStored } from '#core/time'
import { padToPowerOfTwo } from '#core/prepared_statements'
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

const batch = 256

/** Orders of a former platform whose file of entitlements names none: granted as if they had been paid here. */
export async function grantImportedOrders(runId: number): Promise<void> {
  for (let after = 0; ;) {
    const ids = await importedOrders(runId, after)
    if (!ids.length) return
    for (const order of await withoutEntitlement(ids)) await grant(order)
    after = ids.at(-1)!
  }
}

/** In the order of their ids. Searching all orders for the next ones without entitlement would take a minute. */
async function importedOrders(runId: number, after: number): Promise<number[]> {
  const links = await db
    .from('import_links')
    .where({ run_id: runId, object: 'orders' })
    .where('row_id', '>', after)
    .orderBy('row_id')
    .limit(batch)
    .select('row_id')
  return links.map((link) => Number(link.row_id))
}

async function withoutEntitlement(ids: number[]): Promise<Missing[]> {
  return db
    .from('orders as o')
    .whereIn('o.id', padToPowerOfTwo(ids))
    .where({ 'o.order_status': OrderStatus.Paid, 'o.order_type': OrderType.Single })
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
