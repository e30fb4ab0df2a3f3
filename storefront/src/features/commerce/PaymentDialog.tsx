import { useEffect, useState } from 'react'
import { OrderStatus, says } from '@zhuxue/api/terms/commerce'
import { Dialog } from '~/components/ui/Dialog'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { api, failureOf } from '~/lib/api'
import { clock, moment, money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { OrderDetail } from '~/lib/wire'
import styles from './PaymentDialog.module.css'
import { pollOrder } from './pollOrder'

type Props = { orderId: string; onClose: (paid: boolean) => void }

/** The QR code of an order, until it is paid or its half hour is over (learner side section 2, payment). */
export function PaymentDialog({ orderId, onClose }: Props) {
  const [order, setOrder] = useState<OrderDetail | null>(null)
  const [failed, setFailed] = useState(false)
  const paid = order?.orderStatus === OrderStatus.Paid

  async function load() {
    setFailed(false)
    try {
      setOrder((await api.commerce.orders.show({ params: { orderNo: orderId } })).order)
    } catch (error) {
      failureOf(error)
      setFailed(true)
    }
  }

  useEffect(() => {
    void load()
    const polling = new AbortController()
    const ask = async () => (await api.commerce.orders.show({ params: { orderNo: orderId } })).order
    void pollOrder(ask, polling.signal).then((settled) => settled && setOrder(settled))
    return () => polling.abort()
  }, [orderId])

  return (
    <Dialog
      title={paid ? says.paid : '微信扫码支付'}
      size="small"
      keepOnBackdrop
      onClose={() => onClose(paid)}
    >
      {failed && <FailedState onRetry={load} />}
      {!failed && !order && <div className={`bone ${styles.bone}`} />}
      {/* The wallet's address exists once the code has been made, so it is asked for again then. */}
      {order?.orderStatus === OrderStatus.Paying && (
        <Paying order={order} onCode={() => order.payUrl ?? void load()} />
      )}
      {order?.orderStatus === OrderStatus.Deleted && (
        <EmptyState icon="clock" text="订单已关闭，请重新下单">
          <a className="btn" href={paths.myOrder}>
            查看我的订单
          </a>
        </EmptyState>
      )}
      {paid && order && <Paid order={order} />}
    </Dialog>
  )
}

function Paying({ order, onCode }: { order: OrderDetail; onCode: () => void }) {
  const [left, setLeft] = useState(() => secondsTo(order.expireTime))
  useEffect(() => {
    const counting = setInterval(() => setLeft(secondsTo(order.expireTime)), 1000)
    return () => clearInterval(counting)
  }, [order.expireTime])

  return (
    <div className={styles.paying}>
      <p className={`price ${styles.amount}`}>
        <small>¥</small>
        {money(order.orderAmt)}
      </p>
      <p className={`one-line ${styles.name}`}>{order.orderName}</p>
      {order.qrcodeUrl && left > 0 && (
        <img
          src={order.qrcodeUrl}
          alt="支付二维码"
          width="208"
          height="208"
          className={styles.code}
          onLoad={onCode}
        />
      )}
      {left > 0 ? (
        <p>
          {says.payWithinHalfAnHour}，剩余 <b className={styles.left}>{clock(left)}</b>
        </p>
      ) : (
        <p>支付时间已过，正在确认订单状态…</p>
      )}
      {order.payUrl && (
        <a
          className="btn btn--primary btn--wide phone-only"
          href={order.payUrl}
          target="_blank"
          rel="noopener"
        >
          在本机支付
        </a>
      )}
      {order.payUrl && (
        <a className="link desktop-only" href={order.payUrl} target="_blank" rel="noopener">
          在本机打开支付页面
        </a>
      )}
    </div>
  )
}

function Paid({ order }: { order: OrderDetail }) {
  return (
    <EmptyState icon="check" text={`${says.paid}，订单金额 ¥${money(order.orderAmt)}`}>
      {order.groupInfo && <p className={styles.group}>{order.groupInfo}</p>}
      <div className={styles.actions}>
        <a className="btn" href={paths.order(order.orderId)}>
          订单详情
        </a>
        <a className="btn btn--primary" href={paths.myCourse}>
          去学习
        </a>
      </div>
    </EmptyState>
  )
}

function secondsTo(text: string | null): number {
  if (!text) return 0
  return Math.max(0, Math.floor((moment(text) - Date.now()) / 1000))
}
