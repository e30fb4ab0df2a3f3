import { useList } from '@refinedev/core'
import { Select, type SelectProps } from 'antd'
import type { QuestionBank } from '../../../lib/wire'

/** A hundred banks are more than anybody has; the list of banks searches among more. */
export function BankSelect(props: SelectProps) {
  const { result, query } = useList<QuestionBank & { id: number }>({
    resource: 'question-banks',
    pagination: { pageSize: 100 },
    queryOptions: { staleTime: 30_000 },
  })
  return (
    <Select
      showSearch
      optionFilterProp="label"
      loading={query.isFetching}
      placeholder="请选择题库"
      options={result.data.map(({ questionBankId, questionBankName, questionCount }) => ({
        value: questionBankId,
        label: `${questionBankName}（${questionCount}）`,
      }))}
      {...props}
    />
  )
}
