import { useList } from '@refinedev/core'
import type { SelectProps } from 'antd'
import { Select } from '../../../components/fields/Select'
import type { QuestionBank, RuleBank } from '../../../lib/apiTypes'

/**
 * Loads up to a hundred banks; the list of banks can search among more.
 * @param chosen banks that are missing in the list: another user's, or deleted
 */
export function BankSelect({ chosen = [], ...props }: SelectProps & { chosen?: RuleBank[] }) {
  const { result, query } = useList<QuestionBank & { id: number }>({
    resource: 'question-banks',
    pagination: { pageSize: 100 },
    queryOptions: { staleTime: 30_000 },
  })
  const listed = result.data.map(({ questionBankId, questionBankName, questionCount }) => ({
    value: questionBankId,
    label: `${questionBankName}（${questionCount}）`,
  }))
  const unlisted = chosen
    .filter((bank) => !listed.some(({ value }) => value === bank.questionBankId))
    .map((bank) => ({ value: bank.questionBankId, label: labelOf(bank) }))
  return (
    <Select
      showSearch
      optionFilterProp="label"
      loading={query.isFetching}
      placeholder="请选择题库"
      options={[...listed, ...unlisted]}
      {...props}
    />
  )
}

const labelOf = ({ questionBankName, isOwn, isDeleted }: RuleBank) =>
  isDeleted ? `${questionBankName}（已删除）` : isOwn ? questionBankName : `${questionBankName}（他人的题库）`
