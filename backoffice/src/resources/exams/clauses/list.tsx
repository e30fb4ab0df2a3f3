import { ClauseState, ClauseStateText, clauseMessages, ReplaceReasonMax } from '@zhuxue/api/terms/exams'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import { ALL } from '../../../providers/data'
import { ClauseDrawer } from './ClauseDrawer'
import { ClauseTabs } from './ClauseTabs'
import { clauseColumns } from './columns'
import { ReplaceDialog } from './ReplaceDialog'
import type { Clause } from '../../../lib/apiTypes'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { call } from '../../../providers/api'
import { useMarkClause } from './useMarkClause'

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
  {
    name: 'standard',
    label: '标准',
    field: <Input allowClear placeholder="例如 GB/T 50500" count={charactersUpTo(60)} />,
  },
  { name: 'clauseNo', label: '条文号', field: <Input allowClear placeholder="例如 4.1" count={charactersUpTo(30)} /> },
  { name: 'clauseState', label: '状态', field: <Select options={states} /> },
]

/** docs/product.md 11.10: the clauses that questions are based on. */
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
        columns={clauseColumns({ onOpen: setOpened, onReplace: setReplacing, onBfcacheRestore: setRestoring })}
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

/** Undoes the replacement of a clause. */
function RestoreDialog({ clause, onClose }: { clause: Clause; onClose: () => void }) {
  const { clauseId: id, clause: name, pendingCount } = clause
  const { command, mark } = useMarkClause(onClose)

  return (
    <FormDialog<{ reason: string }>
      title="恢复为现行条文"
      okText="恢复现行"
      about={`${name} 恢复后，${pendingCount} 道待复核的题目可以继续抽用，已有的复核结论不再保留。`}
      command={command}
      onSubmit={(body) => mark(() => call('POST /api/admin/clauses/:id/restorations', { params: { id }, body }))}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="原因"
        needed={clauseMessages.reason}
        maxCharacters={ReplaceReasonMax}
        placeholder="例如：标记有误"
      />
    </FormDialog>
  )
}
