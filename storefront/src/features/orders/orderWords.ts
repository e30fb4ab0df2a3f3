import { NoCode } from '@zhuxue/api/terms/channels'
import { OrderStatus, OrderType, RefundStateText } from '@zhuxue/api/terms/commerce'
import { InvoiceStatus } from '@zhuxue/api/terms/invoices'

type Money = { orderAmt: number; refundedAmt: number }

/** 已退款 once everything went back, 部分退款 before, null while nothing has. */
export function refundText({ orderAmt, refundedAmt }: Money): string | null {
  if (refundedAmt <= 0) return null
  return refundedAmt < orderAmt ? RefundStateText.partly : RefundStateText.wholly
}

export function shownCode(code: string | null): string {
  return code && code !== NoCode ? code : '—'
}

/** The copies of a paid package order are handed out as long as some money stays. */
export function canAssign(order: Money & { orderStatus: number; orderType: string }): boolean {
  const paid = order.orderStatus === OrderStatus.Paid && order.orderType === OrderType.Package
  return paid && refundText(order) !== RefundStateText.wholly
}

/** What the link to an order's invoice says; null where there is and can be none. */
export function invoiceText(
  order: Money & { orderStatus: number; invoiceStatus: number | null }
): string | null {
  if (order.orderStatus !== OrderStatus.Paid) return null
  if ((order.invoiceStatus ?? 0) > InvoiceStatus.Unsubmitted) return '查看发票'
  return order.orderAmt > order.refundedAmt ? '申请发票' : null
}
