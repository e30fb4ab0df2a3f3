import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { lockOrder } from '#commerce/payments/lock_order'
import RefundRequest from '#commerce/refunds/requests/refund_request'
import { RefundRequestStatus, refundRequestMessages as messages } from '#commerce/refunds/requests/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

/** The buyer reads the reason. A refund that was made meanwhile has accepted the request. */
export async function refuseRequest(ctx: HttpContext, id: number, reason: string): Promise<void> {
  const orderNo = await orderNoOf(id)
  await transaction(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    const request = await RefundRequest.waiting(trx, order!.id)
    if (request?.id !== id) throw new UserError(messages.nothingWaiting)
    await request.decide(RefundRequestStatus.Refused, { adminId: requireUser(ctx).id, answer: reason })
    await writeMessage(trx, order!.userId, {
      kind: 'refundRefused',
      reference: `refund-request:${id}`,
      facts: { orderNo, reason },
    })
    await audit(trx, ctx, { action: 'order.refuse-refund-request', object: `order:${orderNo}`, reason })
  })
}

async function orderNoOf(id: number): Promise<string> {
  const order = await db
    .from('refund_requests')
    .join('orders', 'orders.id', 'refund_requests.order_id')
    .where('refund_requests.id', id)
    .select('orders.order_no')
    .first()
  if (!order) throw new NotFound()
  return order.order_no
}
