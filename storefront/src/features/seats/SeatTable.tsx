import { useState } from 'react'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { useHistoryState } from '~/lib/history/useHistoryState'
import type { OrderLine, Seat } from '~/lib/http/apiTypes'
import { MoveSeatDialog } from './MoveSeatDialog'
import { returnSeat } from './returnSeat'
import { actionColumn, seatColumns } from './seatColumns'
import styles from './SeatTable.module.css'
import { SeatFilters, type SeatFilter } from './SeatFilters'

/** docs/product.md 17.1. */
const sizes = [10, 20, 50] as const
const firstPage: SeatQuery = { telephone: '', state: '', page: 1, pageSize: sizes[0] }

type SeatQuery = SeatFilter & { page: number; pageSize: number }

type Props = {
  orderId: string
  line: OrderLine
  /** Incremented by every change elsewhere on the page. */
  changes: number
  /** Viewers of an organisation only read. */
  canAssign: boolean
  onChanged: () => void
}

/** 已分配 */
export function SeatTable({ orderId, line, changes, canAssign, onChanged }: Props) {
  const [query, setQuery] = useHistoryState(`seats-${line.orderItemId}`, firstPage)
  const [moving, setMoving] = useState<Seat | null>(null)
  const params = { orderNo: orderId, itemId: line.orderItemId }
  const { telephone, state, page, pageSize } = query
  const isFiltered = Boolean(telephone || state)
  const { data, failed, loading, reload } = useFetch(
    () =>
      api.commerce.seats.index({
        params,
        query: { telephone: telephone || undefined, state: state || undefined, page, pageSize },
      }),
    JSON.stringify([query, changes])
  )

  async function takeBack(seat: Seat) {
    // After an error, too: the list may be outdated.
    if (await returnSeat(params, seat)) onChanged()
  }

  return (
    <section className={`sheet ${styles.part}`} aria-label="已分配的名额">
      <header className={styles.head}>
        <h2>已分配 {data && !isFiltered ? `(${data.total})` : ''}</h2>
        <SeatFilters
          params={params}
          filter={query}
          isEmpty={!data?.total}
          onFilter={(next) => setQuery({ ...query, ...next, page: 1 })}
        />
      </header>
      <RecordTable
        columns={canAssign ? [...seatColumns, actionColumn(setMoving, takeBack)] : seatColumns}
        rows={data?.assignedUsers}
        rowKey={({ seatNo }) => seatNo}
        loading={loading}
        failed={failed}
        onRetry={reload}
        empty={
          data?.total === 0 && (
            <EmptyState
              icon={icons.telephone}
              text={isFiltered ? '没有符合条件的名额' : `还没有分配名额${canAssign ? '，请在上方填写手机号' : ''}`}
            />
          )
        }
        foot={{
          ...query,
          total: data?.total ?? 0,
          unit: '个名额',
          sizes,
          onChange: (change) => setQuery({ ...query, page: 1, ...change }),
        }}
        compact
      />
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
