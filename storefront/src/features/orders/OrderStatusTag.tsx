import { CloseReasonText, OrderStatus, OrderStatusText } from '@zhuxue/api/terms/commerce'
import { refundText } from './orderWords'

type Told = {
  orderStatus: number
  closeReason: string | null
  orderAmt: number
  refundedAmt: number
}

/** One of the three states, or what came after it: why it was closed, how much was given back. */
export function OrderStatusTag({ order }: { order: Told }) {
  const looks = { 1: 'tag tag--amber', 2: 'tag tag--moss', 3: 'tag tag--quiet' } as const
  const status = order.orderStatus as OrderStatus
  const refund = refundText(order)
  if (refund) return <span className="tag tag--signal">{refund}</span>
  const reason = CloseReasonText[order.closeReason as keyof typeof CloseReasonText]
  return <span className={looks[status]}>{reason ?? OrderStatusText[status]}</span>
}
