import { ClauseState, ClauseStateText } from '@zhuxue/api/terms/exams'
import { Input } from 'antd'
import { useState } from 'react'
import { Select } from '../../../kit/fields/Select'
import { FilterBar, type Filter } from '../../../kit/list/filter/FilterBar'
import { PageTable } from '../../../kit/list/PageTable'
import { useListing } from '../../../kit/list/useListing'
import { Page } from '../../../kit/Page'
import { ALL } from '../../../providers/data'
import { ClauseDrawer } from './ClauseDrawer'
import { ClauseTabs } from './ClauseTabs'
import { clauseColumns } from './columns'
import { ReplaceDialog } from './ReplaceDialog'
import { RestoreDialog } from './RestoreDialog'
import type { Clause } from '../../../lib/wire'

interface Filters {
  standard?: string
  clauseNo?: string
  clauseState: string
}

const defaults: Filters = { clauseState: ALL }
const states = [
  { value: ALL, label: '全部' },
  ...Object.values(ClauseState).map((value) => ({ value, label: ClauseStateText[value] })),
]
const filters: Filter[] = [
  { name: 'standard', label: '标准', field: <Input allowClear placeholder="例如 GB/T 50500" maxLength={60} /> },
  { name: 'clauseNo', label: '条文号', field: <Input allowClear placeholder="例如 4.1" maxLength={30} /> },
  { name: 'clauseState', label: '状态', field: <Select options={states} /> },
]

/** docs/product.md 11.10: the clauses that questions stand on. */
export function ClauseList() {
  const { tableProps, tableQuery, filterBar } = useListing<Clause, Filters>({ resource: 'clauses', defaults })
  const [opened, setOpened] = useState<Clause | null>(null)
  const [replacing, setReplacing] = useState<Clause | null>(null)
  const [restoring, setRestoring] = useState<Clause | null>(null)

  return (
    <Page title="规范条文">
      <ClauseTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<Clause>
        {...tableProps}
        noun="条文"
        about="编辑或导入题目时写上规范条文，这里就会列出它和依据它的题目。"
        rowKey="clauseId"
        columns={clauseColumns({ onOpen: setOpened, onReplace: setReplacing, onRestore: setRestoring })}
        scroll={{ x: 900 }}
      />
      {opened && (
        <ClauseDrawer
          clauseId={opened.clauseId}
          name={opened.clause}
          onChanged={() => void tableQuery.refetch()}
          onClose={() => setOpened(null)}
        />
      )}
      {replacing && <ReplaceDialog clause={replacing} onClose={() => setReplacing(null)} />}
      {restoring && <RestoreDialog clause={restoring} onClose={() => setRestoring(null)} />}
    </Page>
  )
}
