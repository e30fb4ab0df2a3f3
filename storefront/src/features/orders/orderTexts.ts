import { NoCode } from '@zhuxue/api/terms/channels'
import { OrderStatus, OrderType, RefundStateText } from '@zhuxue/api/terms/commerce'
import { InvoiceStatus } from '@zhuxue/api/terms/invoices'

type Money = { orderAmt: number; refundedAmt: number }

/** 已退款, 部分退款, or null without a refund. */
export function refundText({ orderAmt, refundedAmt }: Money): string | null {
  if (refundedAmt <= 0) return null
  return refundedAmt < orderAmt ? RefundStateText.partly : RefundStateText.wholly
}

export function shownCode(code: string | null): string {
  return code && code !== NoCode ? code : '—'
}

/** Seats of a paid package order can be assigned unless it was refunded in full. */
export function canAssign(order: Money & { orderStatus: number; orderType: string }): boolean {
  const paid = order.orderStatus === OrderStatus.Paid && order.orderType === OrderType.Package
  return paid && refundText(order) !== RefundStateText.wholly
}

/** The text of the invoice link; null when there is and can be no invoice. */
export function invoiceText(
  order: Money & { orderStatus: number; invoiceStatus: number | null }
): string | null {
  if (order.orderStatus !== OrderStatus.Paid) return null
  if ((order.invoiceStatus ?? 0) > InvoiceStatus.Unsubmitted) return '查看发票'
  return order.orderAmt > order.refundedAmt ? '申请发票' : null
}
