import { useEffect } from 'react'
import { messages } from '@zhuxue/api/terms/commerce'
import { clock } from '~/lib/format'
import styles from './OrderDetail.module.css'
import { useCountdown } from '~/lib/useCountdown'

/** How long an order can still be paid; says once when that is over. */
export function PaymentDeadline({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const left = useCountdown(seconds)
  useEffect(() => {
    if (seconds > 0 && left === 0) onOver()
  }, [left === 0])

  return (
    <p className={styles.before}>
      {messages.payWithinHalfAnHour}，
      {left > 0 ? (
        <>
          剩余 <b role="timer">{clock(left)}</b>
        </>
      ) : (
        '支付时间已过，正在关闭'
      )}
    </p>
  )
}
