import { Alert, Skeleton } from 'antd'
import { formatCount } from '../../../components/format'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { useDebounced } from '../../../components/hooks/useDebounced'
import styles from './CorrectionPreview.module.css'

interface Props {
  certificateId: number
  /** Without both fields, everything is recalculated. */
  change: { courseEduLogId?: number; minutes?: number }
}

const rows = [
  ['已上传', 'usedHours'],
  ['未上传', 'availableHours'],
  ['待通过测试', 'heldHours'],
] as const

/** The minutes of a certificate before and after a correction that is not made yet. */
export function CorrectionPreview({ certificateId, change }: Props) {
  const settled = useDebounced(change)
  const { query, data } = useApiQuery('GET /api/admin/certificates/:id/correction-preview', {
    params: { id: certificateId },
    queryParams: settled,
    queryOptions: { retry: false, gcTime: 0 },
    errorNotification: false,
  })
  if (query.error) return <Alert className={styles.block} type="warning" showIcon message={query.error.message} />
  if (!data) return <Skeleton className={styles.block} active title={false} paragraph={{ rows: 3 }} />
  const isUnchanged = rows.every(([, name]) => data.before[name] === data.after[name])
  return (
    <table className={styles.table} aria-live="polite">
      <caption>{isUnchanged ? '学时没有变化' : '校正前后（分钟）'}</caption>
      <thead>
        <tr>
          <th scope="col">学时</th>
          <th scope="col">校正前</th>
          <th scope="col">校正后</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, name]) => (
          <tr key={name} className={data.before[name] === data.after[name] ? undefined : styles.changed}>
            <th scope="row">{label}</th>
            <td>{formatCount(data.before[name])}</td>
            <td>{formatCount(data.after[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
