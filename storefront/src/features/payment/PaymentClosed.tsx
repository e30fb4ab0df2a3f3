import { CloseReason, CloseReasonText } from '@zhuxue/api/terms/commerce'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { paths } from '~/lib/paths'
import type { OrderDetail } from '~/lib/http/wire'
import { ReorderButton } from '~/features/checkout/shared/ReorderButton'
import styles from './PaymentDialog.module.css'

/** Closed without payment: expired or cancelled. */
export function PaymentClosed({ order }: { order: OrderDetail }) {
  const expired = order.closeReason === CloseReason.Expired
  return (
    <div className={styles.closed}>
      <EmptyState
        icon={icons.clock}
        text={
          expired
            ? '没有在半小时内完成支付，订单已关闭'
            : `订单${order.closeReason ? CloseReasonText[order.closeReason] : '已关闭'}`
        }
      >
        <p className="muted">{expired ? '商品还在，可以按原来的商品重新下单。' : '它已在别处关闭，不能继续支付。'}</p>
        <div className={styles.actions}>
          <a className="btn" href={paths.myOrder}>
            查看我的订单
          </a>
          <ReorderButton order={order} hasFocus />
        </div>
      </EmptyState>
    </div>
  )
}
