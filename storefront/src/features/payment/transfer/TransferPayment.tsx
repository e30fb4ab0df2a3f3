import { useCallback, useEffect, useState } from 'react'
import { PayWay } from '@zhuxue/api/terms/commerce'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api, silent } from '~/lib/http/api'
import type { OrderDetail } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import { TransferDetails } from '~/features/payment/shared/TransferDetails'
import styles from '~/features/payment/shared/TransferDetails.module.css'

type Props = { order: OrderDetail; provider: string; onReload: () => void }

/** Choosing the transfer opens it, as showing a QR code opens a payment. */
export function TransferPayment({ order, provider, onReload }: Props) {
  const { orderId, bankTransfer } = order
  const transfer = order.payProvider === provider ? bankTransfer : null
  const [failure, setFailure] = useState('')

  const open = useCallback(async () => {
    setFailure('')
    try {
      await api.commerce.paymentAttempts.store({
        params: { orderNo: orderId },
        body: { provider, way: PayWay.Transfer },
        ...silent,
      })
      onReload()
    } catch (error) {
      setFailure(reportFailure(error).message)
    }
  }, [orderId, provider, onReload])
  // Once: another page may change the way afterwards, and the two would alternate.
  const [wasOpen] = useState(Boolean(transfer))
  useEffect(() => {
    if (!wasOpen) void open()
  }, [wasOpen, open])

  if (transfer) return <TransferDetails {...{ orderId, transfer, onReload }} />
  if (!failure) return <Skeleton className={styles.skeleton} />
  return (
    <div className={styles.failed} role="alert">
      <p>{failure}</p>
      <button type="button" className="btn btn--small" onClick={() => void open()}>
        重新获取
      </button>
    </div>
  )
}
