import { RightOutlined } from '@ant-design/icons'
import { messages, WaitingText } from '@zhuxue/api/terms/statistics/pending_work'
import { Skeleton, Typography } from 'antd'
import { Link, useLocation } from 'react-router'
import { Panel } from '../../../components/charts/Panel'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatCount, formatDateTime } from '../../../components/format'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { PendingWorkRow } from '../../../lib/apiTypes'
import { pendingWorkPath, type StaffRole } from './pendingWorkPath'
import styles from './PendingWork.module.css'

/** The backlog of the signed-in user, each item with a link to its list. */
export function PendingWork() {
  const { query, data } = useApiQuery('GET /api/admin/waiting', {})
  const viewerRole = useLocation().pathname.split('/')[2] as StaffRole
  const rows = data?.rows.flatMap((row) => {
    const path = pendingWorkPath(row.kind, viewerRole)
    return path ? [{ ...row, path }] : []
  })

  return (
    <Panel title={messages.title}>
      {query.isError && <FailedNotice error={query.error} onRetry={query.refetch} />}
      {query.isLoading && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {rows?.length === 0 && <Typography.Text type="secondary">{messages.nothing}</Typography.Text>}
      {rows && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ path, ...row }) => (
            <li key={row.kind}>
              <Link to={path} className={styles.row}>
                <Words {...row} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Words = ({ kind, count: number, oldest }: PendingWorkRow) => (
  <>
    <span>
      <strong className="numeric">{formatCount(number)}</strong> {WaitingText[kind]}
    </span>
    {oldest && (
      <span className={styles.since}>
        {messages.since} {formatDateTime(oldest)}
      </span>
    )}
    <RightOutlined aria-hidden className={styles.arrow} />
  </>
)
