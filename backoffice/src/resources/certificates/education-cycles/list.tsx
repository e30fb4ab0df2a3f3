import { Button } from 'antd'
import { useState } from 'react'
import { BulkBar } from '../../../components/list/BulkBar'
import { ExportButton } from '../../../components/list/ExportButton'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useBulk } from '../../../components/list/useBulk'
import { useListing } from '../../../components/list/useListing'
import { useSelection } from '../../../components/list/useSelection'
import { Page } from '../../../components/Page'
import type { EducationCycle } from '../../../lib/apiTypes'
import { HourTabs } from '../HourTabs'
import { downloadCycles, recountCycles } from './calls'
import { cycleColumns, nameOfCycle } from './columns'
import { CycleDrawer } from './CycleDrawer'
import { cycleFilters, defaults, fromQuery, toQuery, type CycleFilters } from './filters'
import { RecountDialog } from './RecountDialog'

const idOf = ({ cycleId }: EducationCycle) => cycleId

/** docs/product.md 10.11: who lacks which hours, by which day. */
export function CycleList() {
  const listing = useListing<EducationCycle, CycleFilters>({
    resource: 'education-cycles',
    defaults,
    toQuery,
    fromQuery,
  })
  const { tableProps, result, details, filterBar } = listing
  const selection = useSelection<EducationCycle>(JSON.stringify(listing.filters), idOf)
  const bulk = useBulk({ resource: 'education-cycles', selection, idOf, nameOf: nameOfCycle, unit: '个周期' })
  const [isRecounting, setRecounting] = useState(false)
  const [opened, setOpened] = useState<EducationCycle | null>(null)

  return (
    <Page
      title="学时管理"
      tab="学时周期"
      extra={
        <ExportButton
          listing={listing}
          title="下载学时周期"
          content={`将下载符合当前条件的${details.more ? '超过' : ''} ${result.total ?? 0} 个周期，手机号和注册编号只显示一部分。本次下载会记入操作日志。`}
          kind="cycles"
          total={result.total ?? 0}
          take={downloadCycles}
        />
      }
    >
      <HourTabs />
      <FilterBar {...filterBar} filters={cycleFilters()} />
      <PageTable<EducationCycle>
        {...tableProps}
        noun="学时周期"
        about="学员登记执业证书后，每个有效期是一个周期，这里显示还差多少学时、到哪一天。"
        rowKey="cycleId"
        columns={cycleColumns(setOpened)}
        scroll={{ x: 1180 }}
        selection={{ ...selection, nameOf: nameOfCycle }}
      />
      <BulkBar selection={selection} unit="个周期">
        <Button type="primary" loading={bulk.busy} onClick={() => setRecounting(true)}>
          重新计算
        </Button>
      </BulkBar>
      {isRecounting && (
        <RecountDialog
          cycles={selection.rows}
          onSubmit={async (ruleId, reason) => {
            setRecounting(false)
            await bulk.act('重新计算', (cycleIds) => recountCycles(cycleIds, ruleId, reason))
          }}
          onClose={() => setRecounting(false)}
        />
      )}
      {opened && <CycleDrawer cycleId={opened.cycleId} onClose={() => setOpened(null)} />}
    </Page>
  )
}
