import { useState } from 'react'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { ListFoot } from '~/components/ui/ListFoot'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { useHistoryState } from '~/lib/history/useHistoryState'
import type { OrderLine, Seat } from '~/lib/http/wire'
import { MoveSeatDialog } from './MoveSeatDialog'
import { SeatRow } from './SeatRow'
import styles from './SeatTable.module.css'
import { SeatTools, type SeatWish } from './SeatTools'

/** Learner side 9. */
const sizes = [10, 20, 50] as const
const all: Wish = { telephone: '', state: '', page: 1, pageSize: sizes[0] }

type Wish = SeatWish & { page: number; pageSize: number }

type Props = {
  orderId: string
  line: OrderLine
  /** Grows with every change made elsewhere on the page. */
  changes: number
  onChanged: () => void
}

/** 已分配: who has a seat of the line, how far they are, and where a seat is moved. */
export function SeatTable({ orderId, line, changes, onChanged }: Props) {
  const [wish, setWish] = useHistoryState(`seats-${line.orderItemId}`, all)
  const [moving, setMoving] = useState<Seat | null>(null)
  const params = { orderNo: orderId, itemId: line.orderItemId }
  const { telephone, state, page, pageSize } = wish
  const narrowed = Boolean(telephone || state)
  const { data, failed, loading, reload } = useFetch(
    () =>
      api.commerce.seats.index({
        params,
        query: { telephone: telephone || undefined, state: state || undefined, page, pageSize },
      }),
    JSON.stringify([wish, changes])
  )

  return (
    <section className={`sheet ${styles.part}`} aria-label="已分配的名额">
      <header className={styles.head}>
        <h2>已分配 {data && !narrowed ? `(${data.total})` : ''}</h2>
        <SeatTools
          params={params}
          wish={wish}
          empty={!data?.total}
          onWish={(next) => setWish({ ...wish, ...next, page: 1 })}
        />
      </header>
      {failed && <FailedState onRetry={reload} />}
      {!failed && !data && <div className={`bone ${styles.bone}`} />}
      {!failed && data?.total === 0 && (
        <EmptyState
          icon="telephone"
          text={narrowed ? '没有符合条件的名额' : '还没有分配名额，请在上方填写手机号'}
        />
      )}
      {!failed && data && data.total > 0 && (
        <>
          <Rows seats={data.assignedUsers} loading={loading} onMove={setMoving} />
          <ListFoot
            {...wish}
            total={data.total}
            unit="个名额"
            sizes={sizes}
            onAsk={(change) => setWish({ ...wish, page: 1, ...change })}
          />
        </>
      )}
      {moving && (
        <MoveSeatDialog
          params={{ ...params, seatNo: moving.seatNo }}
          seat={moving}
          onClose={() => setMoving(null)}
          onMoved={() => {
            setMoving(null)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

type RowsProps = { seats: Seat[]; loading: boolean; onMove: (seat: Seat) => void }

function Rows({ seats, loading, onMove }: RowsProps) {
  return (
    <table className={styles.table} data-loading={loading}>
      <thead>
        <tr>
          <th>手机号</th>
          <th>姓名</th>
          <th>状态</th>
          <th>学习进度</th>
          <th>分配时间</th>
          <th>操作</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <SeatRow key={seat.seatNo} seat={seat} onMove={() => onMove(seat)} />
        ))}
      </tbody>
    </table>
  )
}
