import { useState } from 'react'
import { explanationMessages } from '@zhuxue/api/terms/learning/explanations'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Pager } from '~/components/ui/list/Pager'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { pagesOf } from '~/lib/pagination'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import styles from './HourLedger.module.css'
import { HourEntryItem } from './HourEntryItem'

const pageSize = 10

/** Where each minute of a course comes from and went, the latest first (docs/product.md 9.13). */
export function HourLedger({ log, uploads }: { log: CourseEduLog; uploads: number }) {
  const [page, setPage] = useState(1)
  const { courseEduLogId: id, availableHours, usedHours, heldHours } = log
  const { data, failed, loading, reload } = useFetch(
    () => api.learning.explanations.explanations.show({ params: { id }, query: { page, pageSize } }),
    JSON.stringify([id, page, uploads, availableHours, usedHours, heldHours])
  )
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.skeleton} />
  if (data.total === 0) return <EmptyState icon={icons.clock} text={explanationMessages.noEntries} />
  return (
    <div data-loading={loading}>
      <h4>每一分钟从哪里来</h4>
      <ol className={styles.entries}>
        {data.hourEntries.map((entry) => (
          <HourEntryItem key={entry.hourEntryId} entry={entry} />
        ))}
      </ol>
      {data.total > pageSize && <Pager page={page} pages={pagesOf(data.total, pageSize)} onPage={setPage} />}
    </div>
  )
}
