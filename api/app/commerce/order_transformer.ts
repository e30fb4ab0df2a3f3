import type Order from '#commerce/order'
import { FreightReasonText } from '#commerce/terms'
import { ruleText } from '#commerce/pricing/quote_transformer'
import { multiplier, yuan } from '#core/money'
import { onWire } from '#core/time'

export function toOrder(order: Order) {
  return {
    orderId: order.orderNo,
    orderName: order.orderName,
    orderStatus: order.orderStatus,
    orderType: order.orderType,
    orderAmt: yuan(order.amountFen),
    refundedAmt: yuan(order.refundedFen),
    warePrice: yuan(order.wareFen),
    freightPrice: yuan(order.freightFen),
    createTime: onWire(order.createdAt),
    paidTime: onWire(order.paidAt),
    expireTime: onWire(order.expiresAt),
    /** By the server's clock, because a phone's may be wrong. */
    secondsLeft: order.secondsLeft,
    exclusiveCode: order.exclusiveCode,
    exclusiveDiscount: multiplier(order.exclusiveDiscountBp ?? 10_000),
    closeReason: order.closeReason,
    expressCompany: order.expressCompany,
    trackingNo: order.trackingNo,
    deliverTime: onWire(order.deliveredAt),
    orderItems: order.items.map((item) => ({
      orderItemId: item.id,
      orderItemName: item.itemName,
      orderItemAmt: yuan(item.amountFen),
      unitPrice: yuan(item.unitFen),
      courseId: item.courseId,
      courseCount: item.courseCount,
      courseType: item.courseType,
      refundedCount: item.refundedCount,
      refundedAmt: yuan(item.refundedFen),
    })),
  }
}

export function toOwnOrder(order: Order, invoices: Map<number, number>) {
  return { ...toOrder(order), invoiceStatus: invoices.get(order.id) ?? null }
}

export function toOrderDetail(
  order: Order,
  context: {
    covers: Map<number, string | null>
    qrcodeUrl: string | null
    payUrl: string | null
    payProvider?: string
    groupInfo: string | null
    serviceQrUrl?: string | null
  }
) {
  const { covers, ...rest } = context
  const { lines = [], freight, off06Fen = 0, savedByCodeFen = 0 } = order.quoteSnapshot
  const head = toOrder(order)
  return {
    ...head,
    orderItems: head.orderItems.map((item) => ({
      ...item,
      courseImgUrl: covers.get(item.courseId) ?? null,
      ruleText: ruleText(lines.find(({ courseId }) => courseId === item.courseId)),
    })),
    freightText: freight ? FreightReasonText[freight.reason] : null,
    savedByRule06: yuan(off06Fen),
    savedByCode: yuan(savedByCodeFen),
    addr: order.addressSnapshot,
    ...rest,
  }
}
