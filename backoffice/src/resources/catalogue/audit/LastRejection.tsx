import { auditActionText } from '@zhuxue/api/terms/core/audit'
import { Card } from 'antd'
import { formatDateTime } from '../../../components/format'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { actorNameText, summaryOf } from '../../objects/public'
import styles from './Audit.module.css'
import { sinceRejection } from './sinceRejection'

/** At a second audit: why the course was sent back, and what changed since. */
export function LastRejection({ courseId }: { courseId: number }) {
  const canSeeHistory = useAllowedActions('audit-logs')('list')
  const { data } = useApiQuery('GET /api/admin/audit-logs', {
    queryParams: { object: `course:${courseId}`, related: true, pageSize: 50 },
    queryOptions: { enabled: canSeeHistory, retry: false },
    errorNotification: false,
  })
  const found = data && sinceRejection(data.logs)
  if (!found) return null
  const { rejection } = found
  // A save without a change says nothing.
  const changes = found.changes.filter((entry) => summaryOf(entry) !== '')
  return (
    <Card title="上次退回">
      <p className={styles.rejection}>
        {`${actorNameText(rejection)} 于 ${formatDateTime(rejection.createTime)} 退回：`}
        <strong>{rejection.reason}</strong>
      </p>
      {changes.length === 0 ? (
        <p className={styles.rejection}>退回后没有修改。</p>
      ) : (
        <>
          <p className={styles.rejection}>退回后的修改：</p>
          <ul className={styles.since}>
            {changes.map((entry) => (
              <li key={entry.auditLogId}>
                {`${formatDateTime(entry.createTime)} ${actorNameText(entry)} ${auditActionText(entry.action)}：`}
                {summaryOf(entry)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
