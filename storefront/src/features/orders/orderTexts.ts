import { NoCode } from '@zhuxue/api/terms/channels'
import { OrderStatus, OrderType, RefundStateText } from '@zhuxue/api/terms/commerce'
import { RefundStatus, RefundStatusText } from '@zhuxue/api/terms/commerce/refunds'
import { InvoiceStatus } from '@zhuxue/api/terms/invoices'
import { isShipped } from '~/lib/courseTypes'

type Money = { orderAmt: number; refundedAmt: number }

/** 已退款, 部分退款, or null without a refund. */
export function refundText({ orderAmt, refundedAmt }: Money): string | null {
  if (refundedAmt <= 0) return null
  return refundedAmt < orderAmt ? RefundStateText.partly : RefundStateText.wholly
}

export function shownCode(code: string | null): string {
  return code && code !== NoCode ? code : '—'
}

export function organisationText({
  organisationName,
  received,
}: {
  organisationName: string
  received: boolean | null
}): string {
  if (received) return `${organisationName}，名额由单位的所有者和管理员分配`
  if (received === null) return `${organisationName}，付款后名额归单位`
  return `付款时已不能为${organisationName}购买，名额归您个人`
}

/** Seats of a paid package order can be assigned unless all were refunded. */
export function canAssign(order: { orderStatus: number; orderType: string; orderItems: RefundableItem[] }): boolean {
  const paid = order.orderStatus === OrderStatus.Paid && order.orderType === OrderType.Package
  return paid && order.orderItems.some(isLeft)
}

type RefundableItem = { courseCount: number; refundedCount: number }

const isLeft = ({ courseCount, refundedCount }: RefundableItem) => refundedCount < courseCount

/** Whether the order has goods that are not refunded. */
export function hasGoodsLeft(items: (RefundableItem & { courseType: number })[]): boolean {
  return items.some((item) => isShipped(item.courseType) && isLeft(item))
}

/** Customers do not see that staff have to retry. */
export const refundProgress = (status: RefundStatus): string =>
  RefundStatusText[status === RefundStatus.Done ? status : RefundStatus.Processing]

/** The text of the invoice link; null when an invoice is impossible. */
export function invoiceText(order: Money & { orderStatus: number; invoiceStatus: number | null }): string | null {
  if (order.orderStatus !== OrderStatus.Paid) return null
  if ((order.invoiceStatus ?? 0) > InvoiceStatus.Unsubmitted) return '查看发票'
  return order.orderAmt > order.refundedAmt ? '申请发票' : null
}
