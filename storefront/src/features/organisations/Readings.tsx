import { useState } from 'react'
import { ReadingKindText } from '@zhuxue/api/terms/organisations'
import { FailedState } from '~/components/ui/EmptyState'
import { ListFooter } from '~/components/ui/list/ListFooter'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import styles from './Organisations.module.css'

const sizes = [10, 20, 50] as const

type Props = { membershipId: number; organisationName: string }

/** 谁在什么时候看过或下载过 */
export function Readings({ membershipId, organisationName }: Props) {
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 })
  const { data, failed, reload } = useFetch(
    () => api.organisations.memberships.readings({ params: { id: membershipId }, query: paging }),
    JSON.stringify([membershipId, paging])
  )
  if (failed && !data) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.line} />
  if (!data.total) return <p className={styles.hint}>还没有人看过或下载过您的学时。</p>
  return (
    <div className={styles.readings}>
      <ul aria-label={`${organisationName}的查看记录`}>
        {data.readings.map(({ readingId, readerName, readTime, readingKind }) => (
          <li key={readingId}>
            {readerName} 在 {readTime?.slice(0, 16)} {ReadingKindText[readingKind]}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>同一人每天只记录第一次。</p>
      {data.total > 10 && (
        <ListFooter
          {...paging}
          total={data.total}
          unit="条记录"
          sizes={sizes}
          onChange={(change) => setPaging({ ...paging, ...change })}
        />
      )}
    </div>
  )
}
