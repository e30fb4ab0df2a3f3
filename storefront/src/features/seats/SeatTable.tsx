import { useState } from 'react'
import { SeatStateText, type SeatState } from '@zhuxue/api/terms/learning'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { Icon } from '~/components/ui/Icon'
import { Pager } from '~/components/ui/Pager'
import { api } from '~/lib/api'
import { pagesOf } from '~/lib/pager'
import { useCall } from '~/lib/useCall'
import type { OrderLine, Seat } from '~/lib/wire'
import { downloadSheet } from './downloadSheet'
import { MoveSeatDialog } from './MoveSeatDialog'
import { SeatRow } from './SeatRow'
import styles from './SeatTable.module.css'

const pageSize = 20

type Props = {
  orderId: string
  line: OrderLine
  /** Grows with every change made elsewhere on the page. */
  changes: number
  onChanged: () => void
}

/** 已分配: who has a seat of the line, how far they are, and where a seat is moved. */
export function SeatTable({ orderId, line, changes, onChanged }: Props) {
  const [wish, setWish] = useState({ telephone: '', state: '', page: 1 })
  const [moving, setMoving] = useState<Seat | null>(null)
  const [busy, setBusy] = useState(false)
  const params = { orderNo: orderId, itemId: line.orderItemId }
  const filters = {
    telephone: wish.telephone || undefined,
    state: (wish.state || undefined) as SeatState | undefined,
  }
  const { data, failed, loading, ask } = useCall(
    () => api.commerce.seats.index({ params, query: { ...filters, page: wish.page, pageSize } }),
    JSON.stringify([wish, changes])
  )
  const narrowed = Boolean(wish.telephone || wish.state)

  async function download() {
    setBusy(true)
    await downloadSheet(params, filters)
    setBusy(false)
  }

  return (
    <section className={`sheet ${styles.part}`} aria-label="已分配的名额">
      <header className={styles.head}>
        <h2>已分配 {data && !narrowed ? `(${data.total})` : ''}</h2>
        <input
          className="input"
          type="search"
          inputMode="numeric"
          placeholder="按手机号查找"
          aria-label="按手机号查找"
          maxLength={11}
          value={wish.telephone}
          onChange={(event) =>
            setWish({ ...wish, telephone: event.target.value.replace(/\D/g, ''), page: 1 })
          }
        />
        <select
          className="input"
          aria-label="按状态筛选"
          value={wish.state}
          onChange={(event) => setWish({ ...wish, state: event.target.value, page: 1 })}
        >
          <option value="">全部状态</option>
          {Object.entries(SeatStateText).map(([state, text]) => (
            <option key={state} value={state}>
              {text}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn"
          disabled={busy || !data?.total}
          data-busy={busy}
          onClick={download}
        >
          <Icon name="file" size={16} />
          下载 Excel
        </button>
      </header>
      {failed && <FailedState onRetry={ask} />}
      {!failed && !data && <div className={`bone ${styles.bone}`} />}
      {!failed && data?.total === 0 && (
        <EmptyState
          icon="telephone"
          text={narrowed ? '没有符合条件的名额' : '还没有分配名额，请在上方填写手机号'}
        />
      )}
      {!failed && data && data.total > 0 && (
        <>
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
              {data.assignedUsers.map((seat) => (
                <SeatRow key={seat.seatNo} seat={seat} onMove={() => setMoving(seat)} />
              ))}
            </tbody>
          </table>
          <Pager
            page={wish.page}
            pages={pagesOf(data.total, pageSize)}
            onPage={(page) => setWish({ ...wish, page })}
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
