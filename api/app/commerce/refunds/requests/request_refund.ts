import Order from '#commerce/order'
import { lockOrder } from '#commerce/payments/lock_order'
import RefundRequest from '#commerce/refunds/requests/refund_request'
import {
  MaxRequestsOfOrder,
  RefundRequestStatus,
  refundRequestMessages as messages,
} from '#commerce/refunds/requests/terms'
import { messages as refundMessages } from '#commerce/refunds/terms'
import { OrderStatus } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import type { Trx } from '#core/transaction'

/** Under the lock of the order, as a refund: of two concurrent requests only one is stored. */
export async function requestRefund(
  trx: Trx,
  buyer: CurrentUser,
  { orderNo, reason }: { orderNo: string; reason: string }
) {
  const order = await lockOwnOrder(trx, buyer, orderNo)
  if (order.orderStatus !== OrderStatus.Paid) throw new UserError(refundMessages.notPaid)
  if (order.refundedFen >= order.amountFen) throw new UserError(refundMessages.nothingLeft)
  const earlier = await RefundRequest.query({ client: trx }).where('orderId', order.id)
  if (earlier.some(({ openOrderId }) => openOrderId !== null)) throw new UserError(messages.alreadyWaiting)
  if (earlier.length >= MaxRequestsOfOrder) throw new UserError(messages.tooMany)
  const status = RefundRequestStatus.Waiting
  await RefundRequest.create({ orderId: order.id, openOrderId: order.id, reason, status }, { client: trx })
}

export async function withdrawRequest(trx: Trx, buyer: CurrentUser, orderNo: string): Promise<void> {
  const order = await lockOwnOrder(trx, buyer, orderNo)
  const request = await RefundRequest.waiting(trx, order.id)
  if (!request) throw new UserError(messages.nothingWaiting)
  await request.decide(RefundRequestStatus.Withdrawn, { adminId: null })
}

async function lockOwnOrder(trx: Trx, buyer: CurrentUser, orderNo: string): Promise<Order> {
  const locked = await lockOrder(trx, orderNo)
  if (locked?.userId !== buyer.id) throw new NotFound()
  return Order.findOrFail(locked.id, { client: trx })
}
