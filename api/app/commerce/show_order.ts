import db from '@adonisjs/lucid/services/db'
import { pollPayment } from '#commerce/payments/poll_payment'
import { paymentGateway } from '#commerce/payments/gateway'
import { codeLink } from '#commerce/payments/code_link'
import Order from '#commerce/order'
import { toOrderDetail } from '#commerce/order_transformer'
import Payment from '#commerce/payments/payment'
import { OrderStatus } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { setting } from '#settings/param'

/**
 * One order for its owner or an admin. While it waits for money the wallet is asked, so that a lost notice
 * costs the buyer seconds and not the course.
 * @throws NotFound when it is missing or somebody else's
 */
export async function showOrder(viewer: CurrentUser, orderNo: string) {
  const order = await pollPayment(await Order.seenBy(viewer, orderNo))
  await order.load('items')
  const isPaid = order.orderStatus === OrderStatus.Paid
  return toOrderDetail(order, {
    covers: await coversOf(order.items.map(({ courseId }) => courseId)),
    qrcodeUrl: order.isPayable ? codeLink(order) : null,
    payUrl: order.isPayable ? await payUrl(order) : null,
    payProvider: (await paymentGateway()).provider,
    groupInfo: isPaid ? await setting('groupInfo') : null,
    serviceQrUrl: isPaid ? await setting('serviceQrUrl') : null,
  })
}

export async function coversOf(courseIds: number[]): Promise<Map<number, string | null>> {
  const rows = await db.from('courses').whereIn('id', courseIds).select('id', 'cover_url')
  return new Map(rows.map(({ id, cover_url: coverUrl }) => [id, coverUrl]))
}

/** Where the code leads, when a browser can follow it: a phone that shows the page need not scan itself. */
async function payUrl(order: Order): Promise<string | null> {
  const payment = await Payment.openOf(order.id).first()
  return payment?.codeUrl?.startsWith('http') ? payment.codeUrl : null
}
