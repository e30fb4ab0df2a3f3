import { messages } from '@zhuxue/api/terms/commerce'
import { clock, money } from '~/lib/format'
import type { OrderDetail } from '~/lib/http/wire'
import { PaymentCode } from './PaymentCode'
import styles from './PaymentDialog.module.css'
import { SamePhone } from './SamePhone'
import { useCountdown } from '~/lib/useCountdown'

type Props = { order: OrderDetail; onCode: () => void }

/** What to pay, the code that pays it, and how long it can be paid. */
export function PaymentWaiting({ order, onCode }: Props) {
  const left = useCountdown(order.secondsLeft)
  return (
    <div className={styles.paying}>
      <p className={`price ${styles.amount}`}>
        <small>¥</small>
        {money(order.orderAmt)}
      </p>
      <p className={`one-line ${styles.name}`}>{order.orderName}</p>
      {left > 0 && order.qrcodeUrl ? (
        <>
          {/* The wallet's address exists once the code has been made, so the order is asked for again then. */}
          <PaymentCode
            src={order.qrcodeUrl}
            onCode={() => order.payUrl ?? onCode()}
            onStale={onCode}
          />
          <p className={styles.term}>
            {messages.payWithinHalfAnHour}，剩余{' '}
            <b className={styles.left} role="timer">
              {clock(left)}
            </b>
          </p>
          <SamePhone order={order} />
        </>
      ) : (
        <p className={styles.term}>
          支付时间已过，正在确认订单状态…
          <br />
          <span className="muted">如果您已经付款，请稍候，支付结果会自动显示。</span>
        </p>
      )}
    </div>
  )
}
