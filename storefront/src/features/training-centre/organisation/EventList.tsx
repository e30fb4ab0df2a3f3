import { useState } from 'react'
import { EventKindText } from '@zhuxue/api/terms/organisations'
import { RecordTable, type Column } from '~/components/ui/list/RecordTable'
import { api } from '~/lib/http/api'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { useFetch } from '~/lib/http/useFetch'
import styles from '~/features/training-centre/TrainingCentre.module.css'

type Event = ResponseOf<'organisations.hours.events'>['events'][number]

const columns: Column<Event>[] = [
  { title: '时间', cell: ({ eventTime }) => eventTime?.slice(0, 16) },
  {
    title: '记录',
    cell: ({ eventKind, people, orderId }) => (
      <>
        {EventKindText[eventKind]}
        {people > 1 && `（${people}人）`}
        {orderId && <small>订单 {orderId}</small>}
      </>
    ),
  },
  { title: '操作人', cell: ({ actorName }) => actorName },
  { title: '成员', cell: ({ memberTelephone }) => memberTelephone ?? '—' },
]

/** 记录 */
export function EventList({ id }: { id: number }) {
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 })
  const { data, failed, loading, reload } = useFetch(
    () => api.organisations.hours.events({ params: { id }, query: paging }),
    JSON.stringify([id, paging])
  )
  return (
    <section className={`sheet ${styles.part}`} aria-label="记录">
      <header className={styles.head}>
        <h2>记录</h2>
      </header>
      <RecordTable
        columns={columns}
        rows={data?.events}
        rowKey={({ eventId }) => eventId}
        loading={loading}
        failed={failed}
        onRetry={reload}
        empty={null}
        foot={{
          ...paging,
          total: data?.total ?? 0,
          unit: '条',
          sizes: [10, 20, 50],
          onChange: (next) => setPaging({ ...paging, ...next }),
        }}
        compact
      />
    </section>
  )
}
