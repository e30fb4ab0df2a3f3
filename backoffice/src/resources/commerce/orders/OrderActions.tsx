import { OrderStatus, RefundState } from '@zhuxue/api/terms/commerce'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { checkWallet } from './calls'
import { RefundDialog } from '../refunds/RefundDialog'
import { DeliverDialog } from './DeliverDialog'
import { canDelete } from './order'
import styles from './show.module.css'
import { useDeletion } from './useDeletion'
import type { OrderDetail, WalletCheck } from '../../../lib/apiTypes'

/** The actions that the state of an order allows. */
export function OrderActions({ order, onGone }: { order: OrderDetail; onGone: () => void }) {
  const { message } = App.useApp()
  const [open, setOpen] = useState<'deliver' | 'refund' | null>(null)
  const { run, busy } = useApiMutation('orders')
  const { ask } = useDeletion(onGone)
  const isPaid = order.orderStatus === OrderStatus.Paid
  const asksWallet = order.payments.some(({ provider }) => provider !== 'none')

  const check = async () => {
    const response = await run('wallet', () => checkWallet(order.orderId))
    if (response) message.info(walletText(response.answers))
  }

  return (
    <div className={styles.actions}>
      {asksWallet && (
        <Button loading={busy === 'wallet'} onClick={check}>
          核对支付结果
        </Button>
      )}
      {canDelete(order) && (
        <Button danger onClick={() => ask(order)}>
          删除
        </Button>
      )}
      {isPaid && order.orderAmt > 0 && order.refundState !== RefundState.Wholly && (
        <Button danger onClick={() => setOpen('refund')}>
          退款
        </Button>
      )}
      {isPaid && order.ships && (
        <Button type={order.toShip ? 'primary' : 'default'} onClick={() => setOpen('deliver')}>
          {order.toShip ? '发货' : '修改快递单号'}
        </Button>
      )}
      {open === 'deliver' && <DeliverDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'refund' && <RefundDialog orderId={order.orderId} onClose={() => setOpen(null)} />}
    </div>
  )
}

export function walletText(checks: Pick<WalletCheck, 'outcome' | 'state'>[]): string {
  const hasOutcome = (outcome: WalletCheck['outcome']) => checks.some((response) => response.outcome === outcome)
  if (hasOutcome('settled')) return '支付平台已收款，订单已更新为已支付'
  if (hasOutcome('exception')) return '支付平台收到的款项与订单不符，已记入支付异常'
  if (hasOutcome('already')) return '支付平台已收款，与订单一致'
  return checks.some(({ state }) => state === 'open') ? '支付平台尚未收到付款' : '支付平台没有收款'
}
