import { messages } from '@zhuxue/api/terms/commerce'
import { formatClock } from '~/lib/formatClock'
import styles from './OrderDetail.module.css'
import { useDeadline } from './useDeadline'

export function PaymentDeadline({ seconds, onExpired }: { seconds: number; onExpired: () => void }) {
  const left = useDeadline(seconds, onExpired)

  return (
    <p className={styles.before}>
      {messages.payWithinHalfAnHour}，
      {left > 0 ? (
        <>
          剩余 <b role="timer">{formatClock(left)}</b>
        </>
      ) : (
        '支付时间已过，正在关闭'
      )}
    </p>
  )
}
