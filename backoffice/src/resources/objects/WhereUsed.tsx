import { auditObjectText } from '@zhuxue/api/terms/core/audit'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { FailedNotice } from '../../components/FailedNotice'
import { formatCount } from '../../components/format'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { objectPath, partsOf } from './links'
import styles from './WhereUsed.module.css'

/** What uses an object, with links; `ordersPath` leads to the orders that the server counts. */
export function WhereUsed({ object, ordersPath }: { object: string; ordersPath?: string }) {
  const { query, data } = useApiQuery('GET /api/admin/object-uses', {
    queryParams: { object },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  if (query.error) return <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />
  const { uses, orders } = data
  if (!uses.length && !orders) return <p className={styles.nothing}>没有其他内容用到它。</p>
  return (
    <ul className={styles.uses}>
      {uses.map((use) => {
        const path = objectPath(use.object, use)
        return (
          <li key={use.object}>
            <span className={styles.kind}>{auditObjectText(partsOf(use.object).kind)}</span>
            {path ? <Link to={path}>{use.title}</Link> : use.title}
          </li>
        )
      })}
      {orders > 0 && (
        <li>
          <span className={styles.kind}>订单</span>
          {ordersPath ? <Link to={ordersPath}>{formatCount(orders)} 个订单</Link> : `${formatCount(orders)} 个订单`}
        </li>
      )}
    </ul>
  )
}
