import { useEffect, useState } from 'react'
import { WalletText } from '@zhuxue/api/terms/commerce'
import type { OrderDetail } from '~/lib/http/apiTypes'
import styles from './PaymentDialog.module.css'
import type { WalletReturn } from './shared/walletReturn'
import { useWalletPayment, type PhonePayMethod } from './useWalletPayment'

type Props = {
  order: OrderDetail
  provider: string
  way: PhonePayMethod
  returned: WalletReturn | null
  onReload: () => void
  onScan: () => void
}

/** Two polls: after that the customer may try again. */
const offerAgainAfterMs = 7000

export function WalletPayment({ onScan, ...rest }: Props) {
  const { step, message, pay } = useWalletPayment(rest)
  const wallet = WalletText[rest.provider] ?? '支付平台'
  const busy = step === 'busy'
  const isLate = useLater(step === 'confirming')
  const isWaiting = step === 'confirming' && !isLate

  return (
    <div className={styles.wallet}>
      <p role="status" className={styles.step}>
        {step === 'confirming' && (isLate ? timeoutText : '正在确认支付结果…')}
        {step === 'cancelled' && '您已取消支付，订单仍可继续支付'}
      </p>
      {step === 'failed' && (
        <p role="alert" className="note note--amber">
          {message}
        </p>
      )}
      {!isWaiting && (
        <button
          type="button"
          className="btn btn--primary btn--large btn--wide"
          disabled={busy}
          data-busy={busy}
          onClick={() => void pay()}
        >
          {busy || step === 'ready' ? `打开${wallet}` : '重新支付'}
        </button>
      )}
      <button type="button" className="btn btn--plain btn--wide" onClick={onScan}>
        改用扫码支付
      </button>
    </div>
  )
}

const timeoutText = '还没有收到付款结果。已经付款的请稍候，结果会自动显示；没有付款的可以重新支付。'

function useLater(isRunning: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isRunning) return
    const timer = setTimeout(() => setLate(true), offerAgainAfterMs)
    return () => clearTimeout(timer)
  }, [isRunning])
  return isLate
}
