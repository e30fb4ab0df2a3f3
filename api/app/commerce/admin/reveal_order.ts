import type { HttpContext } from '@adonisjs/core/http'
import { findOrder } from '#commerce/find_order'
import type { AddressSnapshot } from '#commerce/order'
import { audit } from '#core/audit/audit'
import { transaction } from '#core/transaction'

/** The reason goes into the audit log (docs/threats.md T22). */
export async function revealOrder(
  ctx: HttpContext,
  orderNo: string,
  reason: string
): Promise<{ telephone: string | null; addr: AddressSnapshot | null }> {
  const order = await findOrder(orderNo)
  await order.load('user')
  await transaction((trx) => audit(trx, ctx, { action: 'order.reveal', object: `order:${orderNo}`, reason }))
  return { telephone: order.user.telephone, addr: order.addressSnapshot }
}
