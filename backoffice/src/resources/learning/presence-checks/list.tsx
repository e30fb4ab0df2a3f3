import { PresenceKindText, PresenceMomentText, PresenceStateText } from '@zhuxue/api/terms/accounts/presence'
import { Input } from 'antd'
import { useState } from 'react'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import { choicesOf, daysFilter, personNameFilter, telephoneFilter } from '../../../components/list/filter/filters'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import type { PresenceCheck } from '../../../lib/apiTypes'
import { ALL } from '../../../providers/data'
import { HourTabs } from '../../certificates/public'
import { AnswerDialog } from './AnswerDialog'
import { checkColumns } from './columns'

interface Filters {
  userName?: string
  telephone?: string
  state: string
  kind: string
  moment: string
  courseName?: string
  from?: string
  to?: string
}
const defaults: Filters = { state: ALL, kind: ALL, moment: ALL }

const filters: Filter[] = [
  personNameFilter('userName'),
  telephoneFilter,
  { name: 'state', label: '结果', field: <Select options={choicesOf(PresenceStateText)} /> },
  { name: 'kind', label: '方式', field: <Select options={choicesOf(PresenceKindText)} /> },
  { name: 'moment', label: '时机', field: <Select options={choicesOf(PresenceMomentText)} /> },
  { name: 'courseName', label: '课程', field: <Input allowClear placeholder="课程名称" count={charactersUpTo(40)} /> },
  daysFilter('days', '日期', ['from', 'to']),
]

/** What learners were asked, and how they answered. */
export function PresenceCheckList() {
  const { tableProps, tableQuery, filterBar } = useListing<PresenceCheck, Filters>({
    resource: 'presence-checks',
    defaults,
  })
  const [answered, setAnswered] = useState<PresenceCheck | null>(null)
  return (
    <Page title="学时管理" tab="在学核验">
      <HourTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<PresenceCheck>
        {...tableProps}
        noun="核验记录"
        about="学习、测试和上传学时时的每一次确认在学和身份核验记在这里。核验只影响之后的计时，不会扣减已经计入的学时。"
        rowKey="checkId"
        columns={checkColumns(setAnswered)}
        scroll={{ x: 1180 }}
      />
      {answered && (
        <AnswerDialog
          check={answered}
          onClose={() => setAnswered(null)}
          onDone={() => {
            setAnswered(null)
            void tableQuery.refetch()
          }}
        />
      )}
    </Page>
  )
}
