import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { useDebounced } from '../../../components/hooks/useDebounced'
import { useApiQuery } from '../../../components/hooks/useApiQuery'

/** Selects a replaced clause; its value is the id as the URL has it. */
export function ReplacedClauseSelect(props: { id?: string; value?: string; onChange?: (clauseId?: string) => void }) {
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed)
  const { query, data } = useApiQuery('GET /api/admin/clauses', {
    queryParams: { keyword, clauseState: 'replaced', page: 1, pageSize: 50 },
    queryOptions: { placeholderData: (before: unknown) => before as never },
    errorNotification: false,
  })
  return (
    <Select
      {...props}
      allowClear
      showSearch
      filterOption={false}
      onSearch={setTyped}
      loading={query.isFetching}
      placeholder="全部"
      options={(data?.clauses ?? []).map(({ clauseId, clause }) => ({ value: String(clauseId), label: clause }))}
    />
  )
}
