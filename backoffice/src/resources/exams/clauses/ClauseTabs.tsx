import { useList } from '@refinedev/core'
import { Badge } from 'antd'
import { PathTabs } from '../../../components/tabs/PathTabs'
import { examPaths } from '../paths'

const tabs = { [examPaths.clauses]: '条文', [examPaths.clauseReviews]: <PendingLabel /> }

export const ClauseTabs = () => <PathTabs paths={tabs} />

function PendingLabel() {
  const { result } = useList({ resource: 'clause-reviews', pagination: { pageSize: 10 }, errorNotification: false })
  return (
    <Badge count={result.total ?? 0} size="small" offset={[10, 0]} title="">
      待复核
    </Badge>
  )
}
