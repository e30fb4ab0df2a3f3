import { useState } from 'react'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import { useFetch } from '~/lib/http/useFetch'
import { useHistoryState } from '~/lib/history/useHistoryState'
import { AssignForm } from './AssignForm'
import { LineSelect } from './LineSelect'
import styles from './SeatsPage.module.css'
import { SeatTable } from './SeatTable'

/** 分配课程: the seats of a paid bulk order, line by line. */
export default function SeatsPage({ orderId }: { orderId: string }) {
  return (
    <RequireLogin>
      <SeatsContent orderId={orderId} />
    </RequireLogin>
  )
}

function SeatsContent({ orderId }: { orderId: string }) {
  const [selectedId, setSelectedId] = useHistoryState<number | null>('seatLine', null)
  const [changes, setChanges] = useState(0)
  const [moves, setMoves] = useState(0)
  const { data, failure, failed, reload } = useFetch(
    () => api.commerce.orderItems.index({ params: { orderNo: orderId } }),
    orderId
  )

  // Also for another user's order: a retry does not help.
  if (failure?.code === '404') return <Nothing text="没有找到该订单" />
  if (failed && !data) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.skeleton} />

  const { order, orderItems } = data
  if (order.seatless) return <Nothing text={order.seatless} />
  const line = orderItems.find(({ orderItemId }) => orderItemId === selectedId) ?? orderItems[0]!
  const changed = () => {
    setChanges((count) => count + 1)
    void reload()
  }

  return (
    <div className={styles.page}>
      <p className={styles.order}>
        {order.isOwn ? (
          <a className="link" href={paths.order(order.orderId)} target="_blank" rel="noopener">
            订单 {order.orderId}
          </a>
        ) : (
          <span>订单 {order.orderId}</span>
        )}
        <span>付款时间 {order.paidTime}</span>
        {order.organisation?.received && <span>{order.organisation.organisationName}</span>}
      </p>
      <LineSelect lines={orderItems} chosen={line.orderItemId} onChoose={setSelectedId} />
      {order.canAssign && (
        <AssignForm key={line.orderItemId} orderId={orderId} line={line} moves={moves} onAssigned={changed} />
      )}
      <SeatTable
        key={`seats-${line.orderItemId}`}
        orderId={orderId}
        line={line}
        changes={changes}
        canAssign={order.canAssign}
        onChanged={() => {
          setMoves(moves + 1)
          changed()
        }}
      />
    </div>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <EmptyState icon={icons.receipt} text={text}>
      <a className="btn btn--primary" href={paths.myOrder}>
        返回我的订单
      </a>
    </EmptyState>
  )
}
