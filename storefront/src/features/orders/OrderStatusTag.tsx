import { CloseReasonText, type OrderStatus, OrderStatusText } from '@zhuxue/api/terms/commerce'
import { refundText } from './orderTexts'

type OrderState = { orderStatus: number; closeReason: string | null; orderAmt: number; refundedAmt: number }

/** The order status, or its refund, or why it was closed. */
export function OrderStatusTag({ order }: { order: OrderState }) {
  const tagClasses = { 1: 'tag tag--amber', 2: 'tag tag--moss', 3: 'tag tag--quiet' } as const
  const status = order.orderStatus as OrderStatus
  const refund = refundText(order)
  if (refund) return <span className="tag tag--signal">{refund}</span>
  const reason = CloseReasonText[order.closeReason as keyof typeof CloseReasonText]
  return <span className={tagClasses[status]}>{reason ?? OrderStatusText[status]}</span>
}
