import type Order from '#commerce/order'
import type { AddressSnapshot } from '#commerce/order'
import type { ShownTransfer } from '#commerce/bank_transfers/shown_transfer'
import type { TransferState } from '#commerce/bank_transfers/terms'
import type { PayOption } from '#commerce/payments/pay_options'
import { FreightReasonText, OrderStatus } from '#commerce/terms'
import type { OrderShipment } from '#commerce/parcels/shipments'
import type { OwnedLine } from '#commerce/pricing/owned_lines'
import { toOrderSums } from '#commerce/pricing/order_sums'
import { ruleText } from '#commerce/pricing/quote_transformer'
import { multiplier, toYuan } from '#core/money'
import { maskName, maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'

export function toOrder(order: Order) {
  return {
    orderId: order.orderNo,
    orderName: order.orderName,
    orderStatus: order.orderStatus,
    orderType: order.orderType,
    orderAmt: toYuan(order.amountFen),
    refundedAmt: toYuan(order.refundedFen),
    warePrice: toYuan(order.wareFen),
    freightPrice: toYuan(order.freightFen),
    createTime: toWireTime(order.createdAt),
    paidTime: toWireTime(order.paidAt),
    expireTime: toWireTime(order.expiresAt),
    /** By the server's clock, because a phone's may be wrong. */
    secondsLeft: order.secondsLeft,
    exclusiveCode: order.exclusiveCode,
    exclusiveDiscount: multiplier(order.exclusiveDiscountBp ?? 10_000),
    closeReason: order.closeReason,
    expressCompany: order.expressCompany,
    trackingNo: order.trackingNo,
    deliverTime: toWireTime(order.deliveredAt),
    orderItems: order.items.map((item) => ({
      orderItemId: item.id,
      orderItemName: item.itemName,
      orderItemAmt: toYuan(item.amountFen),
      unitPrice: toYuan(item.unitFen),
      courseId: item.courseId,
      courseCount: item.courseCount,
      courseType: item.courseType,
      refundedCount: item.refundedCount,
      refundedAmt: toYuan(item.refundedFen),
    })),
  }
}

export function toOwnOrder(
  order: Order,
  about: { invoices: Map<number, number>; shipments: Map<number, OrderShipment>; transfers: Map<number, TransferState> }
) {
  const { shipment = null, text: shipmentText = null } = about.shipments.get(order.id) ?? {}
  const invoiceStatus = about.invoices.get(order.id) ?? null
  const transferState = about.transfers.get(order.id) ?? null
  return { ...toOrder(order), invoiceStatus, shipment, shipmentText, transferState }
}

export function toOrderDetail(
  order: Order,
  context: {
    viewerId: number
    covers: Map<number, string | null>
    qrcodeUrl: string | null
    payUrl: string | null
    payProvider?: string
    payWays?: PayOption[]
    bankTransfer?: ShownTransfer | null
    owned?: OwnedLine[]
    groupInfo: string | null
    serviceQrUrl?: string | null
  }
) {
  const { covers, viewerId, ...rest } = context
  const { lines = [], channel = null, freight } = order.quoteSnapshot
  const head = toOrder(order)
  return {
    ...head,
    orderItems: head.orderItems.map((item) => ({
      ...item,
      courseImgUrl: covers.get(item.courseId) ?? null,
      ruleText: ruleText(lines.find(({ courseId }) => courseId === item.courseId)),
    })),
    freightText: freight ? FreightReasonText[freight.reason] : null,
    sums: toOrderSums({
      lines,
      channel,
      wareFen: order.wareFen,
      freightFen: order.freightFen,
      amountFen: order.amountFen,
      isPaid: order.orderStatus === OrderStatus.Paid,
    }),
    addr: addressFor(order, viewerId),
    ...rest,
  }
}

/** For all users but the buyer; reading it unmasked is a call with a reason (docs/threats.md T22). */
export function maskedAddress({ name, telephone, regionText }: AddressSnapshot) {
  return { name: maskName(name), telephone: maskTelephone(telephone), regionText, address: null }
}

function addressFor(order: Order, viewerId: number) {
  const address = order.addressSnapshot
  return address && order.userId !== viewerId ? maskedAddress(address) : address
}
