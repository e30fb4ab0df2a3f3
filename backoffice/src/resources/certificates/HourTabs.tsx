import { useList } from '@refinedev/core'
import { Badge } from 'antd'
import type { ReactNode } from 'react'
import { PathTabs } from '../../components/tabs/PathTabs'
import { hourPaths } from './paths'

const tabs = {
  [hourPaths.pushes]: '上传记录',
  [hourPaths.reconciliation]: <DifferencesLabel />,
  [hourPaths.corrections]: '学时校正',
  [hourPaths.cycles]: '学时周期',
  [hourPaths.qualifications]: '执业证书',
  [hourPaths.rules]: '学时规则',
  [hourPaths.issues]: '打印的证书',
  [hourPaths.anomalies]: '异常',
  [hourPaths.presenceChecks]: '在学核验',
  [hourPaths.presencePolicies]: '核验规则',
}

export const HourTabs = () => <PathTabs paths={tabs} />

function DifferencesLabel() {
  const { query } = useList({
    resource: 'hour-reconciliation',
    pagination: { pageSize: 5 },
    queryOptions: { staleTime: 60_000 },
    errorNotification: false,
  })
  const { openCount = 0 } = ((query.data as { details?: object })?.details ?? {}) as { openCount?: number }
  return <Counted count={openCount}>对账</Counted>
}

/** A tab with the number of its pending rows. */
function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Badge count={count} size="small" offset={[10, 0]} title="">
      {children}
    </Badge>
  )
}
