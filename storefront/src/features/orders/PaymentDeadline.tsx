import { useEffect } from 'react'
import { messages } from '@zhuxue/api/terms/commerce'
import { formatClock } from '~/lib/format'
import styles from './OrderDetail.module.css'
import { useCountdown } from '~/lib/useCountdown'

/** Calls `onExpired` once. */
export function PaymentDeadline({
  seconds,
  onExpired,
}: {
  seconds: number
  onExpired: () => void
}) {
  const left = useCountdown(seconds)
  useEffect(() => {
    if (seconds > 0 && left === 0) onExpired()
  }, [left === 0])

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
